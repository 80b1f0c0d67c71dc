import { Writable } from "node:stream";
import { finished } from "node:stream/promises";
import { describe, expect, test } from "vitest";
import { createPageStream } from "./page-stream.ts";

function collector(highWaterMark = 16_384) {
  const buffers: string[] = [];
  const pending: (() => void)[] = [];
  const output = new Writable({
    highWaterMark,
    write(chunk: Buffer, _encoding, callback) {
      buffers.push(chunk.toString());
      if (highWaterMark < 100) pending.push(callback);
      else callback();
    },
  });
  const release = () => pending.shift()?.();
  return { buffers, output, release };
}

describe("the page stream", () => {
  test("sends one buffer per flush, with queued markup before React's", () => {
    const { buffers, output } = collector();
    const queued = ["<script>1</script>"];
    const stream = createPageStream({ output, takeQueued: () => queued.splice(0).join(""), start: "<html>", end: "</html>" });
    stream.write("<p>");
    stream.write("shell</p>");
    stream.flush();
    expect(buffers).toEqual(["<html><script>1</script><p>shell</p>"]);
    queued.push("<script>2</script>");
    stream.write("late");
    stream.flush();
    expect(buffers.at(-1)).toBe("<script>2</script>late");
  });

  test("sends nothing before the first flush and what is left at the end", async () => {
    const { buffers, output } = collector();
    const stream = createPageStream({ output, takeQueued: () => "", start: "<html>", end: "</html>" });
    stream.write("body");
    expect(buffers).toEqual([]);
    stream.end();
    await finished(output);
    expect(buffers.join("")).toBe("<html>body</html>");
  });

  test("waits for a slow reader, and loses nothing while it waits", async () => {
    const { buffers, output, release } = collector(1);
    const stream = createPageStream({ output, takeQueued: () => "", start: "", end: "!" });
    stream.write("a");
    stream.flush();
    expect(stream.write("b")).toBe(true);
    expect(stream.writableLength).toBeGreaterThan(0);
    expect(buffers).toEqual(["a"]);
    release();
    await new Promise(setImmediate);
    release();
    stream.end();
    await new Promise(setImmediate);
    release();
    await finished(output);
    expect(buffers.join("")).toBe("ab!");
  });

  test("goes on after a reader that was slow has caught up while nothing was written", async () => {
    const { buffers, output, release } = collector(1);
    const stream = createPageStream({ output, takeQueued: () => "", start: "", end: "!" });
    stream.write("shell");
    stream.flush();
    release();
    await new Promise(setImmediate);
    stream.write("late");
    expect(stream.writableLength).toBe(0);
    stream.flush();
    expect(buffers).toEqual(["shell", "late"]);
    release();
    stream.end();
    await new Promise(setImmediate);
    release();
    await finished(output);
  });
});
