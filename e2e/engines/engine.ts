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

/** Starts a browser; fails with what to install where it isn't there. */
export type StartEngine = () => Promise<Engine>;

export const windowSize = { width: 1280, height: 900 } as const;
