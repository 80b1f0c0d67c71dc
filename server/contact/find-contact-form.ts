import type { ContactForm } from "#shared/contract/contact.ts";
import { contactFormsIn } from "#shared/contract/contact-forms-in.ts";
import type { ContentPage } from "#shared/contract/page.ts";
import { AppError } from "#shared/domain/app-error.ts";

export type ContactPages = { page(slug: string): Promise<ContentPage> };

/** The form as editors made it; null when it isn't there, or no longer. */
export async function findContactForm(pages: ContactPages, slug: string, formId: string): Promise<ContactForm | null> {
  const page = await pages.page(slug).catch((error: unknown) => {
    if (error instanceof AppError && error.code === "NOT_FOUND") return null;
    throw error;
  });
  return contactFormsIn(page?.blocks ?? []).find(({ id }) => id === formId) ?? null;
}
