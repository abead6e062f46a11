import { changeBranding, keepLogo } from '@/lib/company/branding/mutations';
import { getBranding } from '@/lib/company/branding/queries';
import type { Context, UserActor } from '@/lib/context';

/** A ridge over a river, 160 × 160, as a PNG in Base64. */
const LOGO = [
  'iVBORw0KGgoAAAANSUhEUgAAAKAAAACgBAMAAAB54XoeAAAAMFBMVEUOXlYOXVYOXVYOXVYPXlf/////sGElbGXv9PRllIvT4uCM',
  'sq9Bf3q0zcrPoF+1t6DJJG6nAAAABHRSTlMCpORyQ/J9VQAAAAlwSFlzAAALEwAACxMBAJqcGAAAA3lJREFUaN7tm01u2kAUx1+T',
  'HKCqcoBU5QBV1QO0qSVqAt1Z4iNskbrJigVKt0XeZGl6AqxcANQLgNQDwA2qnKN8FHs+3ow9nn+lSPVbYvgx8/7vPzO2nomOcf6q',
  'EXjE9eu3JMW7wDveiLzLABAfoeOTxvgiAMVL5ISFScMGeBriJQ54GOJ5AIx9NZ4hgVfYGR/nHEADnMJ9Es+wwCu6wAI/0Hss8BNW',
  '5L3MDSzwGg8MwFEDa2ANrIE1sAbWwP8W+C3t/0QCw2kUdRMgcBbtoocDtqd7YLSCAScHXhTDgNsjsI8C3kR/YwMCzk7AHgbYjrJY',
  'OZQnFUnCyGItTzMwzYF9h/I0AjuREBs9F92VI3ApAgdMLuZuwHYkhZCxZsr8STFwIgMfmFwkTsBUBvbHei5iF2AnUiKTJcw+GroA',
  'lyowy9g6/2xRHpgNY7hVMtac5sDb8sBfp988tpRf3/OJLQCeKmNXvdmIumNxSTMvQ2SVpCfkbC4tacZliKySLMR0Skua0X5klUSi',
  'J5p/OPuRTZLD90VZJqZisgJzScZSoXTHzVQtz6QMsKNUSi5LdmVoth/ZJZFTml3ZLI32owJJWB/2xy2j/ahAEnaliPPE3hYCVWuI',
  'Kgm74MxkPyqSRBp0bpCOyX5klCRh0prnLRt1rwAYsjUryTKUikm1nwpcs66SZHmUTz5zK5CRRN1iTle2vP0UYMuwGk/0dXrC24/Y',
  'I6Fm0rZu35C3H/FHwoHxbDfQlBpagGvj4s7UHW8/YiVhtp9Uu8Lbj1hJHkqd4Fn7URlJDPcYrP2olCT8MZO1H3FKbkrep3H2I21S',
  'hhMBd1Tn7CcA7y2S2G+NxBxROUmKjqUJA7RLEthPaTEDnFW5E9PtR7okLjdiuv1Ik8Tpbla3H3lIwtqPPCRh7Uc+knD2I3Xhcn1O',
  's1a2GlJmHLsCbxSdSZF/5QrM1JxLwM9VngbI9vvOAhfuwJAFtipKIthvzokSVwG2OFGa04qSZKuAUjaVnpuxuw15PNljdxvyePbI',
  '7jb1Q90aWANroB0YPo084i5RgU0v3o6onm2+jDzjtwL84Qv8qgCffIF3CnDkHf8aCJ8yXBR42cALG269ej18TsBG8Nx75+DtgvCG',
  'xosA3HIJbwqFt63CG2vxrb/w5mR4+zS8wRvfgg5vkse38cNfNMC/CoF/WQP4OskfaJAqQLOp50MAAAAASUVORK5CYII=',
].join('');

/** How the demo contractor shows itself to its subcontractors and clients. Idempotent. */
export async function seedBranding(ctx: Context<UserActor>): Promise<void> {
  if ((await getBranding(ctx)).colour !== null) return;
  await changeBranding(ctx, { colour: '#0f5e57', senderName: 'Brazos Ridge Builders' });
  await keepLogo(ctx, { png: new Uint8Array(Buffer.from(LOGO, 'base64')), width: 160, height: 160 });
}
