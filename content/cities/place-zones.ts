/**
 * The places that keep another time than most of their state, by the slug without the state. `scripts/us-places.ts`
 * wrote it from where the places lie; a border between two counties is followed roughly.
 */
export const PLACE_ZONES: Readonly<Record<string, { zone: string; places: string }>> = {
  FL: {
    zone: 'America/Chicago',
    places: `
alford altha argyle bagdad baker bascom bellview blountstown bonifay brent callaway campbellton cantonment
caryville cedar-grove century chipley clarksville cottondale crestview cypress defuniak-springs destin
east-milton east-pensacola-heights ebro eglin-air-force-base eglin-village ensley ferry-pass
fort-walton-beach fountain freeport gonzalez goulding graceville grand-ridge greenwood gulf-breeze
hiland-park holley holt hurlburt-field jay laguna-beach lake-lorraine laurel-hill lower-grand-lagoon
lynn-haven malone marianna mary-esther mcdavid mexico-beach milligan milton miramar-beach molino mossy-head
myrtle-grove navarre niceville noma ocean-city oriole-beach pace panama-city panama-city-beach parker paxton
pensacola point-baker point-washington ponce-de-leon pretty-bayou rosemary-beach santa-rosa-beach seaside
shalimar springfield tiger-point tyndall-air-force-base upper-grand-lagoon valparaiso vernon wallace
warrington wausau west-pensacola westville wewahitchka woodlawn-beach wright youngstown
`,
  },
  TX: {
    zone: 'America/Denver',
    places: `
agua-dulce anthony canutillo clint dell-city fabens fort-bliss fort-hancock homestead-meadows-north
homestead-meadows-south horizon-city salt-flat san-elizario sierra-blanca socorro
socorro-mission-number-1-colonia tornillo vinton westway
`,
  },
  TN: {
    zone: 'America/New_York',
    places: `
afton alcoa allardt andersonville apison arthur athens bakewell banner-hill bean-station benton birchwood
blaine bloomingdale blountville bluff-city briceville bristol bulls-gap butler bybee calhoun caryville
central charleston chattanooga chuckey church-hill clairfield cleveland clinton coalfield coker-creek
collegedale colonial-heights conasauga condon copperhill corryton cosby cumberland-gap dandridge dayton
decatur del-rio delano ducktown duff eagan eagleton-village east-brainerd east-chattanooga east-cleveland
east-ridge eidson elgin elizabethton englewood erwin etowah evensville fairmount fall-branch falling-water
farner farragut fincastle flag-pond friendsville gatlinburg georgetown gray graysville greenback greeneville
hampton harriman harrison harrogate hartford heiskell helenwood hixson hopewell hunter huntsville jacksboro
jefferson-city jellico johnson-city jonesborough kingsport kingston knoxville kodak kyles-ford lafollette
lake-city lakesite lancing laurel-bloomery lenoir-city limestone lone-mountain lone-oak lookout-mountain
loudon louisville lowland lupton-city luttrell madisonville maryville mascot maynardville mcdonald
middle-valley midtown midway milligan-college mohawk mooresburg morristown mosheim mountain-city
mountain-home mowbray-mountain new-market new-tazewell newcomb newport niota norris oak-grove oak-ridge
oakdale ocoee old-fort oliver-springs oneida ooltewah parrottsville petros philadelphia pigeon-forge
pine-crest piney-flats pioneer plainview powder-springs powell pruden red-bank reliance riceville
roan-mountain robbins rockford rockwood rocky-top rogersville rugby russellville rutledge sale-creek
sevierville seymour shady-valley sharps-chapel shawanee signal-mountain sneedville soddy-daisy
south-cleveland speedwell spring-city spurgeon strawberry-plains sunbright surgoinsville sweetwater talbott
tallassee tazewell telford tellico-plains tellico-village ten-mile thorn-hill townsend trade turtletown
tusculum unicoi vonore walden walland walnut-hill wartburg washburn watauga white-pine whitesburg wildwood
wildwood-lake winfield
`,
  },
  KY: {
    zone: 'America/Chicago',
    places: `
aberdeen adairville adolphus albany allensville almo alpha alvaton arlington auburn austin bandana bardwell
barlow baskett beaumont beaver-dam bee-spring beech-creek beech-grove beechmont belton benton blackford boaz
bonnieville bowling-green breckinridge-center breeding bremen browder brownsville burkesville burna cadiz
calhoun calvert-city cane-valley caneyville canmer cave-city center centertown central-city cerulean
clarkson clay cleaton clifty clinton cloverport columbia columbus corydon crayne crofton cromwell cub-run
cunningham curdsville custer dawson-springs dexter dixon drake drakesboro dubre dunbar dundee dunmor
dycusburg earlington eddyville edmonton eighty-eight elkton etoile fairview falls-of-rough fancy-farm farley
farmington fordsville fort-campbell fort-campbell-north fountain-run franklin fredonia fulton gamaliel
garfield gilbertsville glasgow glens-fork gracey gradyville graham grand-rivers greensburg greenville
guthrie hampton hanson hardin hardinsburg hardyville harned hartford hawesville hazel henderson hendron
herndon hestand hickman hickory hiseville holland hopkinsville horse-branch horse-cave hudson island
jamestown jetson kevil kirksey knob-lick knottsville kuttawa la-center la-fayette ledbetter leitchfield
lewisburg lewisport livermore lovelaceville lowes lucas lynnville maceo madisonville magnolia mammoth-cave
manitou maple-mount marion marrowbone masonville massac mayfield mcdaniels mchenry mcquady melber milburn
millwood morganfield morgantown mortons-gap mount-hermon munfordville murray nebo new-concord nortonville
oak-grove oakland olaton olmstead owensboro paducah park-city payneville pellville pembroke philpot plano
poole powderly princeton reed reidland reynolds-station rhodelia robards rochester rockfield rockport
rocky-hill rosine roundhill rumsey russell-springs russellville sacramento saint-charles salem scottsville
sebree sedalia sharon-grove slaughters smith-mills smithland smiths-grove south-carrollton south-union
spottsville stanley stephensport sturgis sullivan summer-shade summersville sweeden symsonia tiline tolu
tompkinsville trenton union-star uniontown utica water-valley waverly welchs-creek west-louisville
west-paducah westview wheatcroft white-plains whitesville wickliffe wingo woodburn woodbury
`,
  },
  IN: {
    zone: 'America/Chicago',
    places: `
aberdeen bass-lake beverly-shores boone-grove boonville branchville bristow brook buckskin burns-harbor
cannelton cedar-lake chandler chesterton chrisney crown-point cynthiana dale darmstadt decker demotte derby
dyer east-chicago elberfeld evanston evansville fair-oaks fish-lake folsomville fort-branch francisco fulda
gary gentryville geo-koch-sons goodland grandview griffin griffith grovertown hamlet hammond hanna hatfield
haubstadt hazleton hebron highland hobart hudson-lake inglefield kentland kingsbury kingsford-heights knox
kouts la-crosse lake-dalecarlia lake-station lake-village lakes-of-the-four-seasons lamar laporte leopold
leroy lincoln-city long-beach lowell lynnville mackey mariah-hill melody-hill merrillville michigan-city
mill-creek morocco mount-ayr mount-vernon munster new-carlisle new-chicago new-harmony newburgh north-judson
oakland-city ogden-dunes ora owensville patoka portage porter poseyville princeton remington rensselaer
richland rolling-prairie rome roselawn saint-croix saint-john saint-meinrad san-pierre santa-claus
schererville schneider shelby shorewood-forest somerville south-haven sumava-resorts tefft tell-city
tennyson thayer trail-creek troy union-mills valparaiso wadesville wanatah westville wheatfield wheeler
whiting winfield wolcott
`,
  },
  MI: {
    zone: 'America/Chicago',
    places: `
alpha amasa arnold carney caspian channing crystal-falls daggett felch foster-city gaastra hermansville
ingalls iron-mountain iron-river kingsford loretto menominee nadeau norway perronville powers quinnesec
ralph sagola spalding stambaugh stephenson vulcan wallace wilson
`,
  },
  ND: {
    zone: 'America/Denver',
    places: `
amidon beach belfield bowman carson dickinson dodge dunn-center elgin fairfield gladstone golden-valley
golva grassy-butte halliday hettinger killdeer lefor manning marmarth marshall medora mott new-england
new-leipzig reeder regent rhame richardton scranton sentinel-butte south-heart taylor
`,
  },
  SD: {
    zone: 'America/Denver',
    places: `
allen batesland belle-fourche belvidere bison blackhawk box-elder buffalo buffalo-gap bullhead camp-crook
caputa cherry-creek colonial-pine-hills custer deadwood dupree eagle-butte edgemont ellsworth-afb enning
fairburn faith fort-meade glencross hayes hermosa hill-city hot-springs howes interior isabel kadoka keldron
keystone kyle lantry lead lemmon little-eagle lodgepole long-valley ludlow manderson martin mcintosh
mclaughlin meadow midland milesville morristown mud-butte nemo new-underwood newell nisland norris
north-eagle-butte north-spearfish oelrichs oglala oral owanka philip piedmont pine-ridge porcupine
prairie-city pringle quinn ralph rapid-city rapid-valley redig reva ridgeview saint-onge scenic smithwick
spearfish sturgis summerset timber-lake trail-city tuthill union-center vale wakpala walker wall wanblee
wasta watauga white-owl whitehorse whitewood wounded-knee
`,
  },
  NE: {
    zone: 'America/Denver',
    places: `
alliance angora arthur ashby bayard benkelman big-springs bingham bridgeport broadwater brule bushnell
chadron champion chappell cody crawford dalton dix ellsworth elsie enders gering gordon grant gurley haigler
harrisburg harrison hay-springs hemingford hyannis imperial keystone kimball lakeside lemoyne lewellen lisco
lodgepole lyman madrid marsland max mcgrew melbeta merriman minatare mitchell morrill ogallala oshkosh parks
paxton potter rushville scottsbluff sidney terrytown venango wauneta whiteclay whitman whitney
`,
  },
  KS: {
    zone: 'America/Denver',
    places: `
coolidge edson goodland kanorado kendall sharon-springs syracuse tribune wallace weskan
`,
  },
  OR: {
    zone: 'America/Boise',
    places: `
adrian arock brogan harper huntington ironside jamieson jordan-valley juntura nyssa ontario riverside unity
vale westfall
`,
  },
  ID: {
    zone: 'America/Los_Angeles',
    places: `
ahsahka athol avery bayview blanchard bonners-ferry bovill calder careywood cataldo clark-fork clarkia
cocolalla coeur-dalene colburn coolin cottonwood craigmont culdesac dalton-gardens deary desmet dover
eastport elk-city elk-river fenn ferdinand fernwood genesee grangeville greencreek harrison harvard hayden
hope juliaetta kamiah kellogg kendrick kingston kooskia kootenai laclede lapwai lenore lewiston
lewiston-orchards lucile medimont moscow moyie-springs mullan murray naples nezperce nordman oldtown orofino
osburn peck pierce pinehurst plummer ponderay porthill post-falls potlatch priest-river princeton rathdrum
reubens sagle saint-maries sandpoint santa silverton smelterville spirit-lake stites tensed troy viola
wallace weippe white-bird winchester worley
`,
  },
  NV: {
    zone: 'America/Denver',
    places: `
west-wendover
`,
  },
  AK: {
    zone: 'America/Adak',
    places: `
adak atka
`,
  },
};
