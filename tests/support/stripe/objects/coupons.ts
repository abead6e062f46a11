import type Stripe from 'stripe';
import { emit } from '../events';
import { ApiError, invalid, noSuch } from '../http/errors';
import type { Params } from '../http/form';
import { int, maps, metadataAfter, number, required, text } from '../http/read';
import { findId, newId, type World } from '../world';

export function requireCoupon(world: World, id: string, param?: string): Stripe.Coupon {
  const coupon = world.coupons.get(id);
  if (!coupon) throw noSuch('coupon', id, param);
  return coupon;
}

export function createCoupon(world: World, params: Params): Stripe.Coupon {
  const id = text(params, 'id') ?? newId(world, 'x', 8).slice(2);
  if (world.coupons.has(id))
    throw new ApiError(400, {
      type: 'invalid_request_error',
      code: 'resource_already_exists',
      message: 'Coupon already exists.',
      param: 'id',
    });
  const percent = number(params, 'percent_off');
  const amount = int(params, 'amount_off');
  if ((percent === undefined) === (amount === undefined))
    throw invalid('Must provide exactly one of percent_off and amount_off.', { param: 'percent_off' });
  if (percent !== undefined && (percent <= 0 || percent > 100))
    throw invalid(`Invalid percent_off: ${percent}`, { param: 'percent_off' });
  const coupon: Stripe.Coupon = {
    id,
    object: 'coupon',
    amount_off: amount ?? null,
    created: world.now,
    currency: amount === undefined ? null : required(params, 'currency'),
    duration: text(params, 'duration') ?? 'once',
    duration_in_months: int(params, 'duration_in_months') ?? null,
    livemode: false,
    max_redemptions: int(params, 'max_redemptions') ?? null,
    metadata: metadataAfter(null, params),
    name: text(params, 'name') || null,
    percent_off: percent ?? null,
    redeem_by: int(params, 'redeem_by') ?? null,
    times_redeemed: 0,
    valid: true,
  };
  world.coupons.set(id, coupon);
  emit(world, 'coupon.created', coupon);
  return coupon;
}

/** The discounts a request asks for, by coupon or by an earlier discount. */
export function parseDiscounts(
  world: World,
  params: Params,
  of: { customer: string; subscription?: string; invoice?: string },
): string[] | undefined {
  return maps(params, 'discounts')?.map((entry, index) => {
    const earlier = text(entry, 'discount');
    if (earlier !== undefined) {
      if (!world.discounts.has(earlier)) throw noSuch('discount', earlier, `discounts[${index}][discount]`);
      return earlier;
    }
    return redeem(world, required(entry, 'coupon'), `discounts[${index}][coupon]`, of);
  });
}

function redeem(
  world: World,
  couponId: string,
  param: string,
  of: { customer: string; subscription?: string; invoice?: string },
): string {
  const coupon = requireCoupon(world, couponId, param);
  const gone = coupon.max_redemptions !== null && coupon.times_redeemed >= coupon.max_redemptions;
  if (gone || (coupon.redeem_by !== null && coupon.redeem_by <= world.now))
    throw invalid(`Coupon expired: ${couponId}`, { param, code: 'coupon_expired' });
  coupon.times_redeemed += 1;
  const discount: Stripe.Discount = {
    id: newId(world, 'di'),
    object: 'discount',
    checkout_session: null,
    customer: of.customer,
    customer_account: null,
    end: null,
    invoice: of.invoice ?? null,
    invoice_item: null,
    promotion_code: null,
    source: { coupon: coupon.id, type: 'coupon' },
    start: world.now,
    subscription: of.subscription ?? null,
    subscription_item: null,
  };
  world.discounts.set(discount.id, discount);
  emit(world, 'customer.discount.created', discount);
  return discount.id;
}

/** What a discount takes off an amount. */
export function computeReduction(world: World, discountId: string, amount: number): number {
  const coupon = couponOfDiscount(world, discountId);
  if (!coupon || amount <= 0) return 0;
  if (coupon.percent_off !== null) return Math.round((amount * coupon.percent_off) / 100);
  return Math.min(amount, coupon.amount_off ?? 0);
}

export function couponOfDiscount(world: World, discountId: string): Stripe.Coupon | null {
  const id = findId(world.discounts.get(discountId)?.source.coupon);
  return id === null ? null : (world.coupons.get(id) ?? null);
}
