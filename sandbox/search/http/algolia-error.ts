/** An answer other than 200, in the service's own shape: `{"message": …, "status": …}`. */
export class AlgoliaError extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}
