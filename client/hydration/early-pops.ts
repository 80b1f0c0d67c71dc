/**
 * Passes a jump within the page, or a step back, on in a task of its own while parts wait for their code. What an event "popstate" brings is rendered at once, even
 * as a transition, so that React would drop the HTML of those parts; as any other transition, it waits for them. To be called
 * before anybody listens for the event: Chromium tells those at a window in the order in which they came.
 */
export function deferEarlyPops(page: Window): void {
  const passedOn = new WeakSet<Event>();
  const defer = (event: PopStateEvent): void => {
    if (passedOn.has(event) || page.document.documentElement.dataset["hydrated"] === "parts") return;
    event.stopImmediatePropagation();
    setTimeout(() => {
      const later = new PopStateEvent("popstate", { state: event.state });
      passedOn.add(later);
      page.dispatchEvent(later);
    });
  };
  page.addEventListener("popstate", defer, { capture: true });
}
