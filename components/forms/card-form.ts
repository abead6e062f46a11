/**
 * What the payment step needs of a provider's card form: it keeps the card to itself and answers with the
 * provider's id for it.
 */
export interface CardFormProps {
  onAdded: (paymentMethodId: string) => void;
}
