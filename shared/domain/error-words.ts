/** What a shopper reads on the error page, which every page carries, where nothing more exact is known. */
export const noPageMessage = "This page could not be found";
export const unexpectedMessage = "An unexpected error has occurred.";
