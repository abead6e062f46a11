'use server';

import { acceptSignedIn, setUpPassword } from '@/lib/company/invitations/accept';
import { acceptSignedInSchema, setUpPasswordSchema } from '@/lib/company/invitations/schema';
import { createAction } from '@/lib/edge/server/action';
import { switchCompany } from '@/lib/identity/sessions/switch-company';

/** Makes the account of who is new; the screen then signs in with it. */
export const setUpPasswordAction = createAction({
  access: 'public',
  input: setUpPasswordSchema,
  async run(ctx, input) {
    await setUpPassword(ctx, input);
    return null;
  },
});

/** Lets in who is signed in with the invited address, and goes on in the company they joined. */
export const acceptInvitationAction = createAction({
  access: 'account.own',
  input: acceptSignedInSchema,
  async run(ctx, input) {
    const { companyId } = await acceptSignedIn(ctx, input);
    if (companyId) await switchCompany(ctx, { companyId });
    return null;
  },
});
