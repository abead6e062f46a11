import { TextField } from '@/components/ui/text-field';

interface Props {
  label: string;
  value: string | null;
  type?: 'text' | 'date';
  onChange: (value: string) => void;
}

/** What was read, to put right where it was read wrong. */
export function ReviewField({ label, value, type = 'text', onChange }: Props) {
  return (
    <TextField
      name={label}
      type={type}
      label={label}
      value={value ?? ''}
      maxLength={200}
      autoComplete="off"
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
