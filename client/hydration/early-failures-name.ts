/** Where the document keeps errors that nobody caught until the code that reports them is there. */
export const earlyFailuresName = "__failed";
