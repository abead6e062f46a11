import type { Source, SourceKey } from '@/lib/catalogue/checklists/types';

const page = (title: string, url: string): Source => ({ title: { en: title, es: title }, url });

/**
 * Where each statement was read. Titles name the page and stay in its language; `gk` has no page.
 */
const SOURCES: Readonly<Record<SourceKey, Source>> = {
  irving: page(
    'City of Irving, TX: commercial remodel and finish-out requirements',
    'https://www.cityofirving.org/349/Commercial-Remodel-and-Finish-Out-Requir',
  ),
  angleton: page(
    'City of Angleton, TX: commercial construction requirements',
    'https://www.angleton.tx.us/301/Commercial-Construction-Requirements',
  ),
  dallasTI: page(
    'City of Dallas, TX: commercial finish-out and remodel form (rev. 2019-06-19, third-party copy)',
    'https://vdocuments.net/commercial-building-finish-out-remodel-and-regulation-that-comply-with-the.html',
  ),
  innodez: page(
    'Innodez: tenant improvement plan checklist (vendor)',
    'https://www.innodez.com/tenant-improvement-minimum-plan-requirements-checklist/',
  ),
  response: page(
    'Response: certificate of occupancy for tenant improvements (vendor)',
    'https://response.com/how-to-acquire-a-certificate-of-occupancy-for-tenant-improvements-in-a-commercial-building/',
  ),
  mendham: page(
    'Mendham, NJ: construction permit requirements',
    'https://www.mendhamnj.org/cn/webpage.cfm?tpid=18334',
  ),
  montgomeryMD: page(
    'Montgomery County, MD: mechanical permit, Manual J (updated 2019-07-01)',
    'https://www3.montgomerycountymd.gov/311/',
  ),
  loadcalc: page(
    'LoadCalcGuru: common HVAC permit pitfalls (vendor, 2025-09-18)',
    'https://www.loadcalcguru.com/blog/common-hvac-permit-pitfalls',
  ),
  norfolk: page(
    'City of Norfolk, VA: building a deck, porch or ramp',
    'https://www.norfolk.gov/5075/52931/Building-a-Deck-Porch-or-Handicap-Ramp',
  ),
  douglas: page('Douglas County, CO: deck requirements', 'https://www.douglas.co.us/?p=4175'),
  sananselmo: page('Town of San Anselmo, CA: deck FAQ', 'https://townofsananselmo.org/FAQ.aspx?QID=148'),
  chesterfieldDeck: page(
    'Chesterfield County, VA: deck projects',
    'https://maps.chesterfield.gov/665/Deck-Projects',
  ),
  chesterfieldHouse: page(
    'Chesterfield County, VA: new house projects',
    'https://www.chesterfield.gov/702/New-House-Projects',
  ),
  layton: page(
    'Layton City, UT: residential solar panel checklist (third-party copy)',
    'https://studylib.net/doc/25187108/ressolarpanel',
  ),
  sfPV: page(
    'City and County of San Francisco, CA: plans for a solar system',
    'https://www.sf.gov/information/prepare-plans-your-solar-panel-or-photovoltaic-pv-system',
  ),
  oro: page(
    'Town of Oro Valley, AZ: residential permits',
    'https://www.orovalleyaz.gov/Government/Departments/Community-and-Economic-Development/Services/Residential-Permits',
  ),
  surge: page(
    'SurgePV: solar permit package checklist (vendor, 2026)',
    'https://www.surgepv.com/blog/solar-permit-package-checklist',
  ),
  pasco: page('Pasco County, FL: roof replacement', 'https://www.pascocountyfl.net/4133/Roof-Replacement'),
  broward: page(
    'Broward County, FL: minimum permit requirements for roofing (third-party copy)',
    'https://vdocuments.mx/minimum-permit-requirements-for-permit-requirements-for-roofing-not-in-any-way.html',
  ),
  miramar: page(
    'City of Miramar, FL: roofing application package (third-party copy)',
    'https://vdocuments.net/roofing-application-package-miramar-fl.html',
  ),
  flreroof: page(
    'Florida re-roof procedures (third-party copy)',
    'https://fill.io/Re-Roof-Procedures-PDF-7e7a6a43',
  ),
  hernando: page(
    'Hernando County, FL: residential roofing permit packet (third-party copy)',
    'https://wixlib.com/document/48c73_hernando-county-application-packet-residential-roofing-permit.html',
  ),
  hercules: page(
    'City of Hercules, CA: swimming pools',
    'https://www.ci.hercules.ca.us/government/building/building-permits/swimming-pools',
  ),
  winchester: page(
    'City of Winchester, VA: swimming pool permits',
    'https://www.winchesterva.gov/building-inspections/swimming-pool-permits',
  ),
  pepperpike: page(
    'City of Pepper Pike, OH: codified ordinances',
    'https://codelibrary.amlegal.com/codes/pepperpike/latest/pepperpike_oh/0-0-0-19666',
  ),
  palmdesert: page(
    'City of Palm Desert, CA: EV charger document',
    'https://lfews.palmdesertegov.com/WebLink/DocView.aspx?dbid=1&id=481&repo=WEBSITE-DOCUMENTS',
  ),
  evcs: page(
    'California installation checklist for residential EV charging (third-party copy)',
    'https://docsbay.net/installation-checklist-for-residential-electric-vehicle-charging-station-evcs',
  ),
  mtview: page(
    'City of Mountain View, CA: electric vehicle charger',
    'https://developmentpermits.mountainview.gov/residential/electric-vehicle-charger',
  ),
  greenega: page(
    'Greene County, GA: checklist of items needed',
    'https://www.greenecountyga.gov/256/Checklist-of-Items-Needed',
  ),
  melbourne: page(
    'City of Melbourne, FL: sign permit',
    'http://melbourneflorida.org/departments/code-compliance-division/building-section/permits/sign-permit',
  ),
  gwinnett: page(
    'Gwinnett County, GA: code of ordinances, sec. 78-4',
    'http://gwinnettcounty.elaws.us/code/coor_ch78_sec78-4',
  ),
  commerce: page(
    'Commerce City, CO: new home submission requirements',
    'https://www.c3gov.com/Business-Development/Building-Permits-Inspections/Step-1-Project-Design/Design-Guides-Submission-Requirements/New-Homes',
  ),
  laquinta: page(
    'City of La Quinta, CA: residential plan check submittal requirements',
    'https://www.laquintaca.gov/business/design-and-development/building-division/residential-plan-check-submittal-requirements',
  ),
  baytown: page(
    'City of Baytown, TX: permit procedure',
    'http://www.baytown.org/residents/permits/procedure.htm',
  ),
  litchfield: page(
    'City of Litchfield Park, AZ: residential plan review checklist',
    'http://www.litchfield-park.org/518/Residential-Plan-Review-Checklist',
  ),
  mankato: page(
    'City of Mankato, MN: resident information requirements',
    'http://www.mankato-mn.gov/Resident-Information-Requirements/Page.aspx',
  ),
  azusa: page(
    'City of Azusa, CA: ADU plan submittal requirements (third-party copy)',
    'https://vdocuments.site/building-division-adu-plan-submittal-requirements.html',
  ),
  fostercity: page(
    'City of Foster City, CA: ADU pre-approval design program',
    'https://fostercity.org/commdev/page/pre-approval-design-program-accessory-dwelling-units-adus-0',
  ),
  santaana: page(
    'City of Santa Ana, CA: pre-submittal',
    'https://santa-ana.org/question/step-2-pre-submittal',
  ),
  monterey: page(
    'Monterey County, CA: grading permit submittal requirements',
    'https://countyofmonterey.gov/government/departments-a-h/housing-community-development/permit-center/forms-applications/grading-permit-submittal-requirements',
  ),
  fortworth: page(
    'City of Fort Worth, TX: grading permit',
    'https://www.fortworthtexas.gov/departments/development-services/permits/grading-permit',
  ),
  sierra: page('Sierra County, CA: county code 12.08.270', 'https://sierra.county.codes/SCC/12.08.270'),
  elcerrito: page(
    'City of El Cerrito, CA: grading and transportation',
    'http://ca-elcerrito.civicplus.com/512/Grading-and-Transportation',
  ),
  watertown: page(
    'City of Watertown, MA: demolition requirements',
    'https://www.watertown-ma.gov/250/Demolition-Requirements',
  ),
  greece: page('Town of Greece, NY: demolition', 'https://greeceny.gov/demolition'),
  durhamdemo: page(
    'City of Durham, NC: building demolition permit application (third-party copy)',
    'https://cupdf.com/document/building-demolition-permit-application-pdf-durham-nc.html',
  ),
  seattlerat: page(
    'City of Seattle, WA: Building Connections on rodent abatement',
    'https://buildingconnections.seattle.gov/tag/rats/',
  ),
  bcforum: page(
    'The Building Code Forum, quoting IEBC 1012.8',
    'https://www.thebuildingcodeforum.com/forum/goto/post?id=185328',
  ),
  planchecksolver: page(
    'PlanCheckSolver: top 10 reasons plans are rejected (vendor)',
    'https://www.planchecksolver.com/blogs/top-10-reasons-plans-rejected',
  ),
  siteplan: page(
    'Permit for Site Plan: common reasons for rejection (vendor)',
    'https://permitforsiteplan.com/why-was-my-building-permit-rejected-common-reasons/',
  ),
  subcusa: page('PermitUsNow expediter H. Callier on plan rejections', 'https://subcusa.com/?p=6966'),
  elite: page(
    'Elite Permits, a former plans examiner: why permits get rejected (2019)',
    'https://www.elitepermits.com/1-reason-permits-get-rejected/',
  ),
  permittable: page(
    'Permittable: what cities want from applicants (vendor)',
    'https://www.permittable.ai/insights/what-cities-want-from-permit-applicants',
  ),
  permitio: page(
    'Permitio: Accela permit filing guide for contractors (vendor)',
    'https://permitio.ai/blog/accela-permit-filing-guide-contractors',
  ),
  az_packs: {
    title: {
      en: 'PermitAssist state packs, citing ARS and roc.az.gov (third party)',
      es: 'PermitAssist state packs, citing ARS and roc.az.gov (third party)',
    },
    url: null,
  },
  temecula: page('City of Temecula, CA: water heater', 'https://temeculaca.gov/299/Water-Heater'),
  smc: page(
    'San Mateo County, CA: water heater permit',
    'https://www.smcgov.org/planning/water-heater-permit',
  ),
  larkspur: page('City of Larkspur, CA: FAQ on water heaters', 'http://larkspurlibrary.org/FAQ.aspx?QID=106'),
  hayward: page(
    'City of Hayward, CA: water heater permit',
    'https://www.hayward-ca.gov/services/permits/water-heater-permit',
  ),
  sunnyside: page('City of Sunnyside, WA: fence FAQ', 'http://sunnyside-wa.gov/FAQ.aspx?QID=66'),
  boynton: page('City of Boynton Beach, FL: fence permit', 'https://boynton-beach.org/467/Fence-Permit'),
  ncharleston: page(
    'City of North Charleston, SC: fence permit',
    'https://www.northcharleston.org/business/construction-and-development/permits/fence-permit/',
  ),
  edgewater: page(
    'City of Edgewater, FL: fence permit',
    'https://cityofedgewater.org/ds/webform/fence-permit',
  ),
  stjoseph: page('City of St. Joseph, MO: fence FAQ', 'https://www.stjosephmo.gov/FAQ.aspx?QID=338'),
  claremore: page(
    'City of Claremore, OK: codified ordinances',
    'https://codelibrary.amlegal.com/codes/claremore/latest/claremore_ok/0-0-0-25496',
  ),
  naperville: page(
    'City of Naperville, IL: residential load calculation',
    'https://www.naperville.il.us/services/electric-utility/powering-our-community-for-the-future/1/residential-load-calculation/',
  ),
  rocklin: page(
    'City of Rocklin, CA: electrical service upgrade',
    'https://www.rocklin.ca.us/post/electrical-service-upgrade',
  ),
  mhl: page(
    'MHL Consulting: panel upgrade permit requirements (engineering firm)',
    'https://www.mhlconsulting.co/post/panel-upgrade-permit-requirements-what-your-ahj-actually-wants-to-see',
  ),
  dania: page('City of Dania Beach, FL: FAQ', 'https://daniabeachfl.gov/FAQ.aspx?QID=58'),
  coralville: page(
    'City of Coralville, IA: codified ordinances',
    'https://codelibrary.amlegal.com/codes/coralville/latest/coralville_ia/0-0-0-6480',
  ),
  pulleyblog: page(
    'Pulley: permitting lessons from Denver and beyond (vendor)',
    'https://www.withpulley.com/resources/permitting-lessons-from-denver-and-beyond',
  ),
  rayhe: page(
    'Ray He: AI permit automation (secondary article)',
    'https://rayhe.github.io/aihomebuilding/articles/ai-permit-automation.html',
  ),
  gk: {
    title: {
      en: 'General knowledge of the model codes; check the adopted edition',
      es: 'Conocimiento general de los códigos modelo; verifique la edición adoptada',
    },
    url: null,
  },
};

export function findSource(key: SourceKey): Source | null {
  return Object.hasOwn(SOURCES, key) ? (SOURCES[key] ?? null) : null;
}
