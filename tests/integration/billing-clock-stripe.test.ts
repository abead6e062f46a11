import { testFourteenMonths } from '../support/billing-clock/fourteen-months';
import { openStripe } from '../support/billing-clock/payment-backends';

testFourteenMonths('Stripe', openStripe);
