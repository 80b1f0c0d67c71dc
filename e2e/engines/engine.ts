/** A browser of any make, as far as the main journey needs it. Elements are named by a selector and, where several match, by words of theirs. */
export type Engine = {
  open(url: string): Promise<void>;
  /** Runs an expression in the page. */
  evaluate(expression: string): Promise<unknown>;
  /** Presses what the selector finds as a pointer does. */
  click(selector: string): Promise<void>;
  /** Types into whatever has the focus. */
  type(text: string): Promise<void>;
  pressEnter(): Promise<void>;
  /** Warnings and errors of the console so far. */
  messages(): Promise<readonly string[]>;
  close(): Promise<void>;
};

/** WebKitGTK's window is at least 447 wide. */
type Size = { width: number; height: number };

/** Starts a browser with a window of a size, in CSS pixels; fails with what to install where it isn't there. */
export type StartEngine = (size: Size) => Promise<Engine>;

export const sizes = { laptop: { width: 1280, height: 900 }, phone: { width: 390, height: 844 } } as const;
