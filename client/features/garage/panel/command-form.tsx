import type { ReactNode, SubmitEvent } from "react";
import { type GarageCommand, readGarageCommand } from "../storage/garage-command.ts";

type CommandFormProps = {
  /** What the form says, as hidden fields. */
  fields: Record<string, string>;
  /** Where scripts run: what to do instead of sending it. */
  onCommand?: (command: GarageCommand) => void;
  className?: string;
  isPressed?: boolean;
  children: ReactNode;
};

/** One button that does something with the garage; by itself it is a form. */
export function CommandForm({ fields, onCommand, className, isPressed, children }: CommandFormProps) {
  const submit = (event: SubmitEvent) => {
    const command = readGarageCommand((name) => fields[name] ?? "");
    if (!onCommand || !command) return;
    event.preventDefault();
    onCommand(command);
  };
  return (
    <form method="post" action="/garage" onSubmit={submit}>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button type="submit" className={className} aria-pressed={isPressed}>
        {children}
      </button>
    </form>
  );
}
