/** Sends a cart form as the browser would have, with the button that was pressed: without its mark nothing takes it over. */
export function sendAsPressed(form: HTMLFormElement, submitter: HTMLElement | null): void {
  delete form.dataset.cartForm;
  form.requestSubmit(submitter);
}
