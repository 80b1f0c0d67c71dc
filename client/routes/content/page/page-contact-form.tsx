import { useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { ContactForm } from "#client/features/contact/contact-form.tsx";
import { OtherWays } from "#client/features/contact/other-ways.tsx";
import type { FilledForm } from "#client/features/contact/send-message.ts";
import { layoutQuery } from "#client/features/content/queries.ts";
import { pageQuery } from "#client/features/content/queries.ts";
import { useApi } from "#client/lib/api/api.ts";
import type { ReturnedForm } from "#client/lib/forms/form-action.ts";
import type { ContactForm as Form } from "#shared/contract/customer/contact.ts";

type PageContactFormProps = { form: Form; page: string; returned?: ReturnedForm<FilledForm>; headingLevel?: "h1" | "h2" };

/** A page's contact form beside the other ways to reach the shop. */
export function PageContactForm({ page, ...rest }: PageContactFormProps) {
  const api = useApi();
  const queryClient = useQueryClient();
  const { data: layout } = useSuspenseQuery(layoutQuery(api));
  const reload = () => void queryClient.invalidateQueries({ queryKey: pageQuery(api, page).queryKey });
  return <ContactForm {...rest} page={page} otherWays={<OtherWays phone={layout.company.phone} />} onChanged={reload} />;
}
