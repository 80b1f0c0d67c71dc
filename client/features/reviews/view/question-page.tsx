import type { ReactNode } from "react";
import type { ReturnedForm } from "#client/lib/forms/form-action.ts";
import { ClosedNote } from "#client/ui/feedback/closed-note.tsx";
import type { ProductReviews } from "#shared/contract/catalogue/review.ts";
import type { TypedAnswers } from "../typed-forms.ts";
import { TalkPage } from "./talk-page.tsx";
import { LongAnswer, TypedForm, type Writer, WriterFields } from "./typed-form.tsx";

type QuestionPageProps = {
  product: ProductReviews["product"];
  writer: Writer | null;
  returned: ReturnedForm<TypedAnswers> | null;
  isSent: boolean;
  /** How the shop is reached where it takes no questions. */
  closed: { phone: string | null; email: string | null } | null;
  /** What was asked and answered before. */
  children: ReactNode;
};

/** What was asked about a part, and where to ask something else. */
export function QuestionPage({ product, writer, returned, isSent, closed, children }: QuestionPageProps) {
  return (
    <TalkPage product={product} title="Ask about this part">
      {children}
      {closed ? (
        <ClosedNote text="We can't take questions here at the moment." {...closed} />
      ) : (
        <TypedForm
          title="Your question"
          lead="We answer by email. What others may want to know too, we publish with its answer on the part's page, without your name."
          anchor="ask"
          action={`/products/${product.handle}/questions`}
          button="Send question"
          returned={returned}
          sent={isSent ? "Thanks, your question is with us. We'll answer by email." : null}
        >
          <LongAnswer label="What would you like to know?" name="question" returned={returned} hint="Tell us your car, if it matters." />
          <WriterFields writer={writer} returned={returned} hint="For our answer, and nothing else." />
        </TypedForm>
      )}
    </TalkPage>
  );
}
