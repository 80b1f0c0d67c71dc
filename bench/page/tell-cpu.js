/** Preloaded into the processes that are measured: what each has used of a core so far, whenever it is asked. Plain JavaScript, for to strip types would be a twentieth of a start. */
process.on("message", (question) => {
  if (question !== "cpu") return;
  const { user, system } = process.cpuUsage();
  process.send?.({ cpuMs: (user + system) / 1000 });
});
// A process that only waits for this question may end.
process.channel?.unref();
