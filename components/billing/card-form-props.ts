/**
 * What whoever asks for a card has to say: the form keeps the card to itself and answers with the provider's id for
 * it. While a returned promise is open, the form is busy; what was entered stays until it is taken off the page.
 */
export interface CardFormProps {
  onAdded: (paymentMethodId: string) => void | Promise<void>;
  /** Whose card it most likely is; the provider shows it to the bank. */
  billingName?: string;
  email?: string;
  submitLabel?: string;
}
