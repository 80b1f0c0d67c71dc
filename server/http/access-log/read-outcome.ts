import type { Response } from "express";

/** The status a closed response counts as: 499 when the visitor left before it was sent. */
export function readOutcome(res: Response): { status: number; isAborted: boolean } {
  const isAborted = !res.writableFinished;
  return { status: isAborted ? 499 : res.statusCode, isAborted };
}
