import type { PaperKind } from './types';

/** What a paper's words say it is; the first that holds wins, so that the more exact stand first. */
const SIGNS: readonly (readonly [PaperKind, RegExp])[] = [
  [
    'cancellation_notice',
    /notice of (?:intent to )?(?:cancel|non-?renew)|aviso de cancelacion|cancellation effective/,
  ],
  ['w9', /request for taxpayer|\bw-9\b|taxpayer identification number|form w9/],
  [
    'workers_comp_exemption',
    /elect(?:ion|ed) to be exempt|attestation of exemption|exemption (?:certificate|from workers)|certificate of exemption|exempt from workers'? comp|exencion de compensacion|no employees.{0,80}exempt|exempt.{0,60}workers'? comp/,
  ],
  [
    'surety_bond',
    /surety bond|held and firmly bound|know all (?:men|persons) by these|continuation certificate|penal sum|fianza|license bond|bond no/,
  ],
  [
    'business_tax_receipt',
    /business tax receipt|recibo de impuesto comercial|local business tax|occupational license tax/,
  ],
  [
    'renewal_declarations',
    /renewal declarations?|(?:policy|auto|automobile|liability|umbrella|compensation|package) declarations|declarations? page|common policy declarations|will (?:auto(?:matically)? )?renew|automatic renewal|renovacion automatica/,
  ],
];
const ENDORSEMENT = /this endorsement changes the policy|endorsement\b/;
const CERTIFICATE =
  /certificate of (?:liability )?(?:insurance|coverage|liability)|certificado de seguro|memorandum (?:&|and|of) (?:certificate|insurance)|evidence of (?:liability )?(?:insurance|coverage)|certificate of liability/;
const WC_CERTIFICATE =
  /workers'? comp\w*.{0,60}(?:certificate|insurance|coverage|premium status)|certificate.{0,60}workers'? comp|employer liability certificate|compensacion.{0,40}certificado|certificado.{0,40}compensacion/;
const LICENCE_CHECK =
  /license (?:search|lookup|details?|verification|status)|verify a license|licensee search|search results|license detail|busqueda de licencia|contractor (?:search|lookup|detail)|registration (?:search|status)/;
const LICENCE =
  /licen[sc]e (?:number|no|#)|licensing board|board of|licensure|registrar of contractors|contractor.{0,20}certified|licencia|department of business and professional/;

export function kindOf(plain: string, firstPage: string, policies: readonly { kind: string }[]): PaperKind {
  const head = firstPage.slice(0, 700);
  if (CERTIFICATE.test(head) && policies.some(({ kind }) => kind !== 'WC')) {
    return 'certificate_of_liability_insurance';
  }
  for (const [kind, words] of SIGNS)
    if (words.test(kind === 'renewal_declarations' ? firstPage : plain)) return kind;
  if (ENDORSEMENT.test(head) || /\bcg ?2[04] ?\d\d\b/.test(head)) {
    if (
      /waiver of (?:transfer of rights|subrogation|our right)|waive any right|renuncia de subrogacion|right to recover/.test(
        plain,
      )
    )
      return 'waiver_of_subrogation';
    if (/additional insured|asegurado adicional/.test(plain)) return 'additional_insured_endorsement';
  }
  if (policies.some(({ kind }) => kind !== 'WC')) return 'certificate_of_liability_insurance';
  if (WC_CERTIFICATE.test(plain)) return 'workers_comp_certificate';
  if (CERTIFICATE.test(plain)) return 'certificate_of_liability_insurance';
  if (LICENCE_CHECK.test(plain)) return 'licence_verification';
  if (LICENCE.test(plain)) return 'licence_card';
  return 'unknown';
}
