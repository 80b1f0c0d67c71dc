/** The part of the logger that the content service uses. */
export type ContentLogger = { warn: (fields: object, message: string) => void };
