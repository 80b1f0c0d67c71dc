import { os } from "#server/api/os.ts";

export const questions = os.content.questions.handler(({ context, input }) => context.services.content.productQuestions(input.handle));
