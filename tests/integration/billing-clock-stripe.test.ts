import { openStripe } from '../support/billing-clock/desks';
import { testFourteenMonths } from '../support/billing-clock/fourteen-months';

testFourteenMonths('Stripe', openStripe);
