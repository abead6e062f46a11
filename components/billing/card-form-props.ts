/**
 * Props of a card form: the form keeps the card data to itself and returns the provider's payment method id.
 * While a returned promise is pending the form is busy; input is kept until it unmounts.
 */
export interface CardFormProps {
  onAdded: (paymentMethodId: string) => void | Promise<void>;
  /** Whose card it most likely is; the provider shows it to the bank. */
  billingName?: string;
  email?: string;
  submitLabel?: string;
}
