import type { WordList } from "./concepts.ts";

export const nl: WordList = {
  check_in:
    "check in, checkin*, inchecken, incheck*, ingecheckt, aankomst*, aankomen, in de kamer, kamer klaar, wanneer kunnen we erin, kunnen we erin, kan ik erin, de kamer in, wanneer mogen we komen, kamer beschikbaar, kamer gereed, sleutel ophalen, wanneer kunnen we terecht, kunnen we terecht, hoe laat kunnen we komen, wanneer kunnen we komen, vanaf hoe laat kunnen we, vanaf hoe laat mogen we, hoe laat mogen we komen, hoe laat kunnen we erin, hoe laat mogen we erin, sleutels ophalen, sleuteloverdracht, betrekken, terecht vanaf, aankomsttijd*, het huisje in, aanmelden van",
  early_check_in:
    "vroeg inchecken, vroege check in, eerder inchecken, vroege aankomst, vroeger inchecken, eerder in de kamer, vroeger op de kamer, eerder terecht, eerder aankomen, vroeger aankomen, eerder komen, al s ochtends inchecken, early check in, vroeg aankomen, eerder op de kamer, kamer eerder, 's ochtends al op de kamer",
  late_check_in:
    "laat inchecken, late check in, late aankomst, later aankomen, laat aankomen, na middernacht aankomen, later inchecken, we komen laat, laat in de avond, s nachts aankomen, midden in de nacht aankomen, we komen later, na twaalven aankomen, late checkin, self check in, s nachts inchecken, 's nachts binnen, deur 's nachts, 's nachts naar binnen, nachts terug, na middernacht aan, midden in de nacht, komen we s nachts binnen, buitengesloten, staan we voor een dichte deur, is er dan nog iemand, komen pas om, komen pas na, komen pas aan, pas na",
  check_out:
    "check out, checkout*, uitchecken, uitcheck*, uitgecheckt, vertrek*, kamer verlaten, vertrekken, kamer uit, wanneer moeten we eruit, moeten we eruit, moet ik eruit, eruit zijn, kamer leeg, kamer vrijmaken, sleutel inleveren, wanneer moeten we weg, hoe laat moeten we weg, moeten we weg, uitcheck tijd, kamer uit zijn, uit de kamer, wanneer moet ik weg, hoe laat moeten we eruit, uit de kamer zijn, hoe laat moeten we de kamer uit, wanneer moeten we vertrekken, hoe laat moeten we gaan, wanneer moeten we naar huis, tot hoe laat kunnen we blijven, tot hoe laat mogen we blijven, worden verlaten, verlaten worden, te verlaten, verlaten zijn, moet verlaten, weg zijn, ontruimd zijn, leeg zijn, vrij te maken, mogen we op de kamer blijven, mogen we in de kamer blijven, ontruimd, ontruimen, verlaten voor, vrijgemaakt, vertrektijd*, uiterlijk vertrekken, sleutels inleveren",
  late_check_out:
    "laat uitchecken, late check out, later uitchecken, laat vertrek, langer in de kamer, kamer langer, later vertrekken, later eruit, later weg, langer blijven op de kamer, kamer tot de middag, late checkout, langer op de kamer, wat later uitchecken, uitslapen, kamer langer houden, later uit de kamer, kamer later verlaten, langer blijven liggen, wat langer blijven, iets langer blijven, laatste dag langer",
  reception:
    "receptie*, balie*, nachtportier*, front desk, iemand 's nachts, iemand aan de balie, balie, nachtportier",
  key: "sleutel*, kamersleutel*, kamerkaart*, sleutelkaart*, buitengesloten, sleutel kwijt, sleutels kwijt, verlies van sleutel*, sleutelverlies*, verloren sleutel*, sleutel verloren, reservesleutel*, sleutel achterlaten, sleutels achterlaten, sleutel inleveren, sleutels inleveren, sleutelbos, slotenmaker",
  access_code:
    "deurcode*, toegangscode*, code van de deur, poortcode*, sleutelkluis*, code voor de deur, sleutelkastje*, sleutelbox*, sleutelkast*, pincode, cijferslot*, codeslot*, digitaal slot, hoe komen we binnen, hoe kom ik binnen, zelf inchecken",
  id_document:
    "paspoort*, identiteitskaart*, identiteitsbewijs*, legitimatie*, rijbewijs*, id kaart, id bewijs*, legitimatiebewijs*, nachtregister*, inschrijf*, kopie van uw, legitimeren, rijbewijs, namen van alle, persoonsgegevens",
  occupancy:
    "hoeveel personen, hoeveel mensen, hoeveel gasten, met hoeveel, aantal personen, aantal gasten, aantal deelnemers, bezetting*, slaapplaatsen, maximaal aantal, capaciteit*, hoeveel personen kunnen slapen, met z n hoevelen, maximale bezetting, bezetting, één persoon extra, een persoon meer, telt een baby, met hoeveel personen",
  minimum_age:
    "minimumleeftijd*, leeftijdsgrens*, hoe oud, minderjarig*, leeftijd*, zonder ouders, alleen inchecken, nog geen 18, meerderjarig, is 17, onder de 18, jongeren, jongere, tiener*, onder begeleiding van een volwassene, vergezeld, meerderjarig*, minimale leeftijd, hoe oud moet, jongeren van, jongerengroep*, onder begeleiding, 18 jaar, begeleiding van een volwassene, groepen jongeren",
  booking:
    "boeking*, reservering*, boekingsnummer*, beschikbaarheid*, geboekt, nog plek, nog plaats, kamer vrij, hebben jullie plaats, kamer beschikbaar op, nog kamers, minimumverblijf, minimaal verblijf, minimale verblijfsduur, minimaal aantal nachten, maar een nacht, slechts een nacht, een enkele nacht, minimaal twee nachten",
  cancellation:
    "annuler*, annulering*, afzeggen, geannuleerd, cancel*, annulatie*, niet komen, als we niet komen, niet kunnen komen, toch niet komen, eronderuit",
  change_of_booking:
    "boeking wijzigen, reservering wijzigen, omboeken, andere datum, boeking veranderen, wijzigen",
  deposit:
    "borg*, aanbetaling*, waarborg*, vooruitbetal*, geld blokkeren, bedrag blokkeren, bedrag reserveren, borg, borgsom, geld vasthouden, bedrag op mijn kaart, aanbetal*, borgsom*, waarborgsom*, voorschot*, borg terug, terugkrijgen borg, vooruitbetaling*, aan te betalen, terug de borg",
  payment:
    "betalen, betaal*, betaling*, creditcard*, pinnen, pinpas*, contant*, visa, mastercard, ideal, paypal, kaart, pin, met kaart, bancontact, contactloos*, overschrijv*, tikkie, amex, american express, apple pay, google pay, kredietkaart*, afrekenen, contant, met de pin, cash betalen, rekening voldoen, biljetten, bankbiljet*, contant betalen, contante, pinpas, overmaken, overschrijving*, bij aankomst betalen, vooraf betalen, vooruit betalen, ter plaatse betalen, betaalwijze*, betaalmethode*, wanneer betalen, betaald worden, te betalen, betalingswijze*, betalingsvoorwaarden, voldoen, voldaan, voldaan worden, te worden voldaan, verblijf betalen, wanneer moet ik betalen, wanneer moeten we betalen, meteen betalen",
  city_tax:
    "toeristenbelasting*, stadsbelasting*, verblijfsbelasting*, city tax, belasting, belasting aan de gemeente, gemeentelijke heffing, toeristenheffing, verblijfsbelasting",
  invoice:
    "factuur*, facturen, bonnetje*, rekening*, btw, kwitantie*, bon, bonnen, ticketje, kassabon*, op naam van mijn bedrijf, op naam van het bedrijf, voor mijn werkgever, declareren, bonnetje voor de zaak",
  refund: "terugbetal*, restitutie*, geld terug",
  extra_night:
    "extra nacht, nog een nacht, langer blijven, verleng*, nachtje langer, nacht erbij, nachtje erbij, een dag langer, nacht bijboeken, nog een nachtje",
  room_upgrade:
    "upgrade*, betere kamer, grotere kamer, aan de meerkant, kamer aan het meer, met zicht op het meer, uitzicht op het meer",
  discount: "korting*, kortingscode*, aanbieding*",
  gift_voucher: "cadeaubon*, waardebon*, tegoedbon*",
  group: "groep, groepen, groeps*",
  guest_card:
    "gastenkaart*, gastenpas*, toeristenkaart*, citycard*, city card, voordeelkaart*, guest card, city pass, gast kaart, zomerkaart, regiokaart*",
  opening_season:
    "jaarlijkse sluiting, winterstop*, in de winter gesloten, in de winter dicht, gesloten in de winter, dicht in de winter, s winters gesloten, s winters dicht, s winters open, seizoenssluiting*, weer open, heropen*, hele jaar open, jaar rond open, hele jaar geopend, open in de winter, in de winter open, begin van het seizoen, einde van het seizoen, openingsseizoen*, bedrijfsvakantie*, vakantiesluiting*, jaarsluiting*, winterseizoen open, het seizoen weer, jaarlijks verlof",
  luggage:
    "*bagage*, koffer*, tas, tassen, rugzak*, spullen achterlaten, spullen stallen, koffers stallen, valies, valiezen, spullen laten staan, koffers achterlaten, koffers laten staan, spullen laten, tassen achterlaten, koffers bewaren",
  lost_property:
    "gevonden voorwerpen, vergeten, verloren, laten liggen, kwijt, vergeten mee te nemen, achtergelaten, kwijtgeraakt, laten hangen, vergeten op de kamer, op de kamer laten liggen, nasturen, opsturen, in de kamer vergeten",
  room_types:
    "kamertype*, tweepersoonskamer*, eenpersoonskamer*, suite*, appartement*, soorten kamers, driepersoonskamer*, tussendeur*, studio, studio s, eenpersoons, tweepersoons, stapelbed kamer, vakantiehuis*, vierkante meter, hoe groot is de kamer, grootte van de kamer, tweepersoonskamer, kamertypes",
  family_room: "familiekamer*, gezinskamer*, vierpersoonskamer*",
  view: "uitzicht*, meerzicht*, zeezicht*, zicht op, uitkijken op, kijkt uit op",
  bed: "bed, bedden, tweepersoonsbed*, kingsize*, eenpersoonsbed*, matras*, aparte bedden, lits jumeaux, twijfelaar, stapelbed*, boxspring*, tweepersoons bed",
  extra_bed:
    "extra bed, bijzetbed*, logeerbed*, slaapbank*, extra bedden, bed bijzetten, bed erbij, opklapbed*, uitklapbed*, stretcher*, bedbank*, slaapzetel*, extra matras, bijzetbed, met z'n drieen op de kamer, derde persoon op de kamer, opklapbed, nog een bed, derde bed, met z n drieën slapen",
  cot: "babybed*, kinderbed*, wieg*, campingbed*, babybedje*, ledikant*, reisbedje*, bedje voor de baby, kinderledikant*, bedje, babybedje, campingbedje",
  bedding:
    "kussen*, deken*, dekbed*, beddengoed*, lakens, hoeslaken*, sloop, donsdeken*, kopkussen*, overtrek*, bedlinnen*, bedden afhalen, bed afhalen, bedden afgehaald, bedden opgemaakt, opgemaakte bedden, dekbedovertrek*, kussensloop*, kussens, dekens, deken, slaapzak*, linnenpakket*, lakenpakket*, zelf beddengoed, linnengoed, matrasbeschermer*, bedtextiel, linnen",
  towels:
    "*handdoek*, badhanddoek*, strandlaken*, badlaken*, saunalaken*, handdoek*, theedoek*, keukendoek*, keukenlinnen, saunahanddoek*",
  pool_towels:
    "zwembadhanddoek*, strandhanddoek*, strandlaken*, handdoeken voor het zwembad, badlakens voor het zwembad, saunahanddoek*, zwemhanddoek*, handdoeken voor de sauna, badlaken voor het zwembad, handdoeken bij het zwembad, saunalaken*",
  toiletries:
    "shampoo*, zeep*, douchegel*, tandenborstel*, tandpasta*, toiletartikel*, wc papier, toiletpapier*, scheer*, tandenpoets*, wc rol*, bodylotion*, conditioner*",
  bathrobe: "badjas*, slippers, pantoffel*, sloffen",
  bathroom: "badkamer*, toilet*, wc, eigen badkamer, plee, lavabo, sanitair*, bidet",
  bathtub: "ligbad*, badkuip*, bad",
  shower: "douche*, stortdouche*",
  hot_water: "warm water, heet water, warmwater*, boiler*, geiser, geen warm water, cv ketel",
  hairdryer: "föhn*, haardroger*, haar drogen, haarfohn*, stijltang*, haar fohnen, haren drogen, haardroger",
  iron: "strijk*, strijkijzer*, strijkplank*, overhemd strijken, stoomapparaat, strijken, strijkijzer, gekreukt, kreukels, strijkbout",
  safe: "kluis*, kluisje*, waardevol*, waardevolle spullen, sieraden, wegsluiten, opbergen laptop, achter slot",
  minibar: "minibar*, koel houden, koel bewaren, koel leggen, koelkast op de kamer, koelkastje, koud zetten",
  fridge: "koelkast*, vriezer*, frigo, ijskast*, diepvries*, vriesvak*",
  medicine_fridge:
    "insuline*, medicijnen koelen, medicatie koelen, medicijnen in de koelkast, medicijnen koel*, medicatie in de koelkast, medicijnkoelkast*, medicijnen gekoeld, medicatie gekoeld, medicijn koel bewaren",
  kettle: "waterkoker*, thee*, water koken, thee zetten, thee maken, waterkoker, kopje thee",
  coffee: "koffie*, espresso*, cappuccino*, koffie zetten, koffiezetapparaat, koffiemachine, bakkie koffie",
  kitchen:
    "keuken*, kookgelegenheid*, koken, magnetron*, fornuis*, kitchenette*, zelf koken, oven, afwasmachine*, vaatwas*, servies, pannen, bestek, kookplaat*, inductie*, afwas, afwassen, afgewassen, vaat, vuile vaat, serviesgoed, afwas*, de afwas, servies*, broodrooster, borden, glazen, keukengerei, vaatwasser uitruimen, uitruimen, frituren, frituur*, kookgerei, kookpit*, gourmet*",
  water:
    "drinkwater*, kraanwater*, flesje water, mineraalwater*, fles water, water drinken, water uit de kraan, kraantjeswater*",
  tv: "tv, televisie*, zenders, kanalen, tv kijken, voetbal kijken, wedstrijd kijken, afstandsbediening*, teevee, televisie, film kijken",
  streaming:
    "netflix, streaming*, chromecast, youtube, streamen, disney, series kijken, eigen account, videoland",
  phone: "kamertelefoon*, bellen vanuit, telefoneren",
  desk: "bureau*, werkplek*",
  power_socket:
    "stopcontact*, adapter*, oplader*, stekker*, verloopstekker*, telefoon opladen, gsm opladen, mobiel opladen, usb*, verlengsnoer*, laadkabel*, stopcontacten, onze stekkers, engelse stekker, verlengkabel*, kabelhaspel*, haspel*, stekkerdoos*, europese stekker, cee stekker, stroomkabel*",
  air_conditioning:
    "airco*, airconditioning*, ventilator*, klimaatbeheersing*, te warm op de kamer, koelen, te heet, kamer koelen, koele lucht",
  heating:
    "verwarming*, verwarmd*, kachel*, vloerverwarming*, te koud op de kamer, koud op de kamer, radiator*, kamer verwarmen, thermostaat*, stoken, kacheltje*, elektrische verwarming*, houtkachel*, pelletkachel*, vloerverwarming, bijverwarming, straalkachel*",
  balcony: "balkon*",
  terrace: "terras*, dakterras*",
  noise:
    "*lawaai*, luid, rustig*, geluid*, gehorig*, oordop*, geluidsoverlast*, geluiddicht*, herrie, stille kamer",
  quiet_hours:
    "rusttijd*, nachtrust*, stille uren, stilte*, stil zijn, avondklok*, rustig zijn na, nachtrust, rustig zijn, lawaai maken, geluid maken, stilte, stil, stil moet, stil worden, rust, rusturen, avondrust, lawaai*, herrie*, geluidsoverlast*, overlast*, muziek, muziek draaien, harde muziek, muziek luisteren, buren, rekening houden met, volume, storen, gestoord, zachtjes, geluid maken, geluiden",
  housekeeping:
    "schoonma*, schoongemaakt, kamermeisje*, housekeeping, kamer opruimen, kamer poetsen, opgemaakt, kamer schoon, kamer doen, bed opmaken, bedden opmaken, poetsvrouw*, poetsen, schone handdoeken, schone lakens, lakens verschonen, kuisen, kuisvrouw, opruimen, kamer schoonmaken, schoonmaak*, schoonmaakster, beddengoed gewisseld, beddengoed verschoond, linnen gewisseld, bedlinnen verschonen, lakens gewisseld",
  waste:
    "afval*, vuilnis*, prullenbak*, glasbak*, restafval*, container, gft, kliko, milieustraat*, papierbak*, statiegeld, huisvuil*, grofvuil*, restafval, groenafval, papierbak, oud papier, karton*, plastic afval, afvalscheiding, containers, vuilnisbak*, lege flessen, kliko*, compost*, recycl*, milieuplein, het vuil, vuil scheiden, vuil kwijt",
  smoking:
    "rook*, roken, gerookt, niet roken, sigaret*, asbak*, rookvrij*, vapen, rokers, peuk*, sigaar*, sigaren, shag, e sigaret, vape*, peukje, asbak",
  insects: "muggen*, insect*, klamboe*, wespen, mieren, kakkerlak*, horren, bedwants*, beestjes",
  wifi: "wifi*, wi fi, internet*, wlan, draadloos*, wifi code, wifi wachtwoord, op internet, draadloos internet, internetten, verbinding, op het internet, netwerk, videobellen",
  sim_card: "simkaart*, sim kaart, sim, esim, e sim, prepaidkaart*, prepaid kaart",
  mobile_signal:
    "mobiel bereik, telefoonbereik*, bereik met je telefoon, bereik op je telefoon, mobiel netwerk, netwerkdekking*, gsm bereik, 4g, 5g, lte, roaming, mobiele data, bereik van de telefoon, telefoon bereik, mobiele dekking, gsm ontvangst, gsm signaal",
  elevator:
    "lift, liften, trap, trappen, trappenhuis*, treden, gelijkvloers, trappen lopen, kinderwagen in de lift",
  accessibility:
    "rolstoel*, toegankelijk*, gehandicapt*, mindervalide*, beperking*, slecht ter been, drempelvrij*, rollator*, minder valide, invalide*, zonder trappen, slecht lopen, rollator, zonder drempels, krukken, drempelvrij",
  pool: "zwembad*, zwemmen, zwembaden, ligstoel*, ligbed*, duiken in het zwembad, plonzen, glijbaan*, kinderbad*, pierenbad*, binnenbad*, buitenbad*, ligzetel*, baantjes trekken, duik nemen, zwembad, bad buiten",
  lifeguard:
    "badmeester*, strandwacht*, zwembadtoezicht*, toezicht bij het zwembad, reddingsbrigade*, lifeguard*, toezicht in het zwembad",
  swimming_cap: "badmuts*, zwemmuts*",
  gym: "fitness*, sportschool*, gym, fitnessruimte*, sporten, trainen, krachttraining*, gewichten, loopband*, krachthonk, sportschool, loopband",
  spa: "spa, wellness*, stoombad*, hamam*, schoonheids*, wellness, stoombad, hammam, verwennen",
  sauna: "sauna*",
  massage: "massage*, masseur*, masseren, masseur",
  hot_tub: "bubbelbad*, jacuzzi*, whirlpool*, hottub*, hot tub, bubbelen",
  garden: "tuin, tuinen, binnenplaats*",
  barbecue: "barbecue*, bbq, grill*, bbq*, barbecueen, barbecueën, grillen, houtskool*, gasbarbecue*, grill",
  fireplace:
    "open haard, haard, houtkachel*, vuurplaats*, kampvuur*, vuurkorf*, haardvuur*, vuurschaal*, pelletkachel*, vuur maken, openhaard, vuurtje stoken, tegelkachel, fikkie, haard aan",
  firewood:
    "brandhout*, haardhout*, hout voor de haard, hout voor de kachel, houtblok*, aanmaakblok*, pellets, hout voor de open haard, stookhout*, hout voor het kampvuur",
  lounge: "lounge*, zithoek*, gemeenschappelijke ruimte, huiskamer*",
  library:
    "bibliotheek*, boeken om te lezen, boek lenen, boekenkast*, leeshoek*, boekenruil*, bieb, leeszaal, minibieb",
  games: "bordspel*, spelletjes*, biljart*, tafeltennis*, speelkamer*",
  meeting_room:
    "vergader*, vergaderzaal*, vergaderruimte*, conferentie*, congres*, zaal, zaalverhuur*, banket*, vergaderruimte, vergaderzaal, teammeeting, zaaltje, bijeenkomst",
  coworking: "coworking*, flexplek*, co working",
  printer:
    "print*, afdruk*, kopieer*, boardingpass*, instapkaart*, scannen, uitprinten, kopietje, printen, afdrukken, kopie*",
  laundry:
    "wasserij*, wasmachine*, kleding wassen, was doen, wasservice*, wasgoed*, kleren wassen, droger, wassen, wasje, was draaien, wasdroger*, droogkast*, wasrek*, wassalon*, kleren laten wassen, droogrek*, overhemden, vuile was, wasgoed, laten wassen, hemden",
  dry_cleaning: "stomerij*, chemisch reinigen, stomen",
  playground:
    "speeltuin*, speelplaats*, schommel*, glijbaan, zandbak, speeltuintje, kleintjes, voor de kleintjes",
  kids_club:
    "kinderclub*, kinderactiviteit*, kinderanimatie*, miniclub*, activiteiten voor kinderen, kinderen bezighouden, kinderen vermaken, kinderclub, animatie, kids club, kinderanimatie, kinderhoek",
  security_cameras:
    "bewakingscamera*, beveiligingscamera*, camera s, camerabewaking*, cameras, gefilmd, camera*, opgenomen worden, cameratoezicht",
  concierge: "concierge*, portier*, kruier*",
  tip: "fooi*, drinkgeld, tip geven, tip voor het personeel, tippen",
  staff_languages:
    "talen, taal, spreekt u, spreken jullie, gesproken, spreken, spreekt iemand, engels spreken, nederlands spreken, nederlandstalig*, spreken ze, iemand die nederlands, nederlands spreekt, iemand spreekt",
  house_rules: "huisregel*, regels, reglement*",
  fire_safety:
    "nooduitgang*, brandalarm*, brandblusser*, rookmelder*, verzamelplaats*, verzamelpunt*, vluchtroute*, vluchtweg*, brandveilig*, ontruim*, evacuatie*, brandtrap*, bij brand, blusdeken*, blustoestel*, brandmelder*, in geval van brand, brandoefening*, koolmonoxide*, branddeken*, kaars, kaarsen, kaarsje*, open vuur, kaars*, kaarsjes, theelicht*, waxinelicht*, vuurwerk*, wierook*, fakkel*, kampvuur*, kampvuren, vuurkorf*, vuurschaal*, vuur maken, vuurtje, stookplaats*, brandbaar*, brandbare, brandgevaar*",
  visitors:
    "bezoek ontvangen, bezoeker*, extra persoon, gasten meenemen, vrienden uitnodigen, bezoek, vriend op de kamer, vriendin op de kamer, iemand meenemen, logee*, iemand op de kamer, bezoek op de kamer, iemand meenemen naar, iemand laten slapen, mee naar de kamer, op de kamer komen, naar onze kamer komen, mee naar boven, langskomen, op bezoek, vrienden langs, dagbezoek*, dagje langs, ons bezoeken, vrienden slapen, vrienden logeren, iemand logeren, blijven slapen, personen van buiten, niet geregistreerde personen, niet aangemelde personen, externe bezoekers, bezoekers, dagbezoekers, dagje langskomen, vrienden, familie langs, familie op bezoek, logees, logeren, blijven overnachten, bij ons slapen, bij ons overnachten, extra personen, extra gasten, niet geregistreerde, niet aangemelde, onaangekondigd*, derden op, meer personen, andere personen, iemand uitnodigen, uitnodigen",
  parties: "feest*, feestje*, vrijgezellen*, evenement*, verjaardagsfeest*",
  wedding: "bruiloft*, trouwen, huwelijk*, trouwerij*",
  photographer: "fotograaf*, fotografe*, fotoshoot*, trouwfoto*, fotosessie*, fotografie*, familiefoto*",
  damage:
    "schade*, beschadig*, kapot gemaakt, gebroken, kapot, kapot gaat, kapotmaken, kapot maak*, stuk gaat, stuk gemaakt, breek*, breken, breuk, vlek*, gemorst, morsen, wie betaalt als, vergoeden, vernield*, vernieling*, vervanging*, reparatie*, aansprakelijk voor, laten vallen, scherven",
  sustainability: "duurzaam*, milieu*, recycl*, ecolog*",
  breakfast:
    "*ontbijt*, brunch*, s ochtends eten, s morgens eten, ontbijten, 's ochtends eten, ontbijtje, 's morgens eten, ontbijt",
  lunch:
    "lunch*, middageten*, tussen de middag, middagmaal, s middags eten, lunchen, broodje*, 's middags eten, salade, tosti, snack, tussen de middag eten, ook s middags, middageten, s middags iets eten",
  packed_lunch:
    "lunchpakket*, picknick*, lunch mee, ontbijt mee, ontbijt to go, broodjes mee, lunchbox*, knapzak*, lunch to go, ontbijtpakket*, meeneemlunch*, lunch om mee te nemen, eten om mee te nemen, ontbijtbox*, lunchtas*",
  dinner: "diner*, avondeten*, avondmaal*, s avonds eten, warm eten",
  half_board:
    "halfpension*, volpension*, all inclusive, ontbijt en diner, diner inbegrepen, diner erbij, met avondeten",
  restaurant:
    "restaurant*, eetzaal*, menukaart*, dineren, in het hotel eten, tafel reserveren, uit eten in het hotel, tafel, tafeltje, eetcafe, iets eten, keuken open, menu, a la carte, dagschotel*, daghap*, avondeten, bij jullie eten, hapje eten, honger, warm eten",
  kids_menu:
    "kindermenu*, kinderkaart*, kindergerecht*, kinderportie*, menu voor kinderen, eten voor kinderen, kindermaaltijd*, gerechten voor kinderen, kinderbord*, kleine portie*, halve portie*, kinderen menu",
  tasting_menu:
    "proeverijmenu*, degustatiemenu*, proefmenu*, verrassingsmenu*, gangenmenu*, gangendiner*, chefs menu, menu van de chef, chef s menu, gangen menu, hoeveel gangen, keuzemenu*, shared dining, tasting menu, meergangen*",
  own_food:
    "eigen eten, eten meenemen, eigen drankjes, eigen drinken, eten van buiten, eten meebrengen, zelf meegebracht*, zelf eten meenemen, eigen taart, pizza bestellen, thuisbezorgd, eten laten bezorgen, eten laten bestellen, bezorgdienst*, eten bezorgen, pizza laten bezorgen, eigen drank, uber eats, zelf taart meenemen, boodschappen laten bezorgen, etenswaren, eten of drinken meenemen, meegebrachte etenswaren, meegebracht eten, picknick*, eten en drinken, eten op de kamer, eten in de kamer, op de kamer eten, eten en drank",
  bar: "bar, hotelbar*, cocktail*, drankje*, drankjes, alcohol*, bier, wijn, iets drinken, borrel*, pintje, biertje*, wijntje*, pilsje, drankje, borrel, biertje, wijntje, glas wijn, afzakkertje",
  wine_list:
    "wijnkaart*, wijnlijst*, wijn per glas, lokale wijn*, huiswijn*, sommelier*, wijnarrangement*, streekwijn*, glas wijn, wijnsuggestie*, wijnen uit de regio, natuurwijn*",
  corkage:
    "kurkengeld*, kurkgeld*, eigen wijn, eigen fles, wijn meenemen, drank meenemen, alcohol meenemen, fles meenemen, eigen drank, eigen drankjes, eigen alcohol, eigen bier, drank meebrengen, wijn meebrengen, eigen champagne, zelf wijn meenemen",
  wine_tasting:
    "wijnproeverij*, wijnproef*, wijn proeven, proeverij*, wijnkelder*, wijngaard*, wijnboer*, wijnhuis*, degustatie*, wijndegustatie*, wijnmaker*, wijndomein*, bierproeverij*, kaasproeverij*, wijntour*, wijnbouw*",
  cooking_class:
    "kookles*, kookcursus*, kookworkshop*, kookschool*, leren koken, bakcursus*, workshop koken, bakworkshop*, kook les, les koken",
  room_service:
    "roomservice*, room service, eten op de kamer, ontbijt op bed, ontbijt op de kamer, eten op kamer, eten naar de kamer, op de kamer eten, naar de kamer brengen, ontbijt op kamer, iets naar boven brengen, roomservice, op de kamer laten brengen, eten brengen",
  diet: "vegetari*, vegan*, halal*, koosjer*, lactose*, dieet*, zonder vlees, zonder varkensvlees, plantaardig*, geen vlees, vleesloos, vega, eet geen vlees",
  allergy:
    "allerg*, gluten*, coeliakie*, intoleran*, notenallergie*, noten, pinda*, lactosevrij, coeliakie, glutenvrij*, gluten, lactose*, overgevoelig*, geen melk",
  dress_code:
    "dresscode*, kledingvoorschrift*, kledingvoorschriften, dress code, korte broek, nette kleding, stropdas, netjes aankleden, in korte broek, op slippers",
  vending_machine: "automaat, automaten, snack*, ijsblok*, ijsmachine*",
  children:
    "kind, kinderen*, baby*, gezin*, kindvriendelijk*, peuter*, zoon, dochter, kids, kleintje*, kindjes, kleuter*, tiener*, kleinkind*, koter*, tot welke leeftijd, kinderen gratis, vanaf welke leeftijd, kinderen betalen",
  babysitting:
    "oppas*, babysit*, kinderopvang*, op de kinderen passen, op onze kinderen passen, kinderoppas, oppassen, kinderen oppas, oppas, oppas regelen, iemand die op de kinderen past",
  stroller: "kinderwagen*, buggy*, wandelwagen*, draagzak*, draagdoek, bolderkar*, bolderwagen*, rugdrager*",
  changing_table:
    "commode, verschoon*, luier*, aankleedkussen*, potje*, babybad*, verzorgingstafel*, verluier*, pamper*, badje voor de baby",
  baby_food:
    "babyvoeding*, babyhapje*, flessenwarmer*, babymelk*, melkpoeder*, flesje opwarmen, flesje warm maken, babypap, sterilis*, moedermelk*, kunstvoeding*, flesvoeding*, zuigfles*, babyfles*, fruithapje*, groentehapje*, fles opwarmen, potjes babyvoeding, pap, olvarit",
  high_chair:
    "kinderstoel*, hoge stoel, kinderzetel*, eetstoel*, babystoel*, stoel voor de baby, tripp trapp, stoeltje",
  pets: "huisdier*, hond*, kat, katten, dier, dieren, honden, poes, poezen, kater, puppy*, viervoeter*, trouwe viervoeter, hondje*, puppy, poesje, labrador, teckel, aangelijnd*, aan de lijn, aanlijnen, hondenlijn, leiband, loslopen*, muilkorf*, blaf*, ingeënt, inenting*, gevaccineerd, vaccinatie*, dierenpaspoort*, hondenpoep*, uitwerpselen, poepzak*, hondenzak*, uitlaten, uitlaatplaats*, uitlaatstrook*, hondenveld*, hondendouche*, hondenmand*, hulphond*, geleidehond*, konijn, trouwe viervoeter*",
  farm_animals:
    "kinderboerderij*, boerderijdier*, dieren voeren, dieren aaien, dieren op de boerderij, geiten*, schapen*, koeien*, kippen voeren, ezel, alpaca*, lama, lama s, melken, knuffeldieren, konijnen*, varkens*, kalfjes, lammetjes*, stal, stallen, eieren rapen, koe, de dieren verzorgen",
  parking:
    "parke*, *parkeer*, parkeren, parkeerplaats*, garage*, auto kwijt, auto, parking*, auto parkeren, auto neerzetten, auto laten staan, wagen, auto stallen, auto zetten, waar kan de auto, voertuig*, dakkoffer, waar laat ik de auto, rijsnelheid*, hoe hard, km h, snelheid*",
  ev_charging:
    "laadpaal*, laadpalen, elektrische auto*, auto opladen, laadstation*, oplaadpunt*, laadpunt*, tesla, auto laden, elektrische wagen, laadkabel auto, hybride auto, snellader*, oplaadpaal*, oplaadpalen, stekkerauto, opladen van de auto, ev laden, type 2, elektrische auto, laadpaal, auto aan de stekker, wallbox, elektrisch laden, elektrisch opladen, kwh, per kwh",
  shuttle:
    "shuttle*, transfer*, luchthavenvervoer*, ophaalservice*, ophalen, pendelbus*, opgehaald, halen jullie ons op, komen jullie ons ophalen, kunnen jullie ons ophalen, brengen jullie ons, afgehaald, luchthaventransfer*, haal en breng, busje naar, opgepikt, brengservice, komen halen, chauffeur, haal ons op, ons halen, opgehaald worden",
  taxi: "taxi*, uber, auto laten komen, ritje naar het station, rit naar",
  airport: "luchthaven*, vliegveld*, vlucht*, vliegtuig*",
  train: "trein*, station*, spoor*, ns, met de trein, het station, van de trein",
  bus: "bus, bussen, bushalte*, tram*, metro*, openbaar vervoer, halte*, ov, lijnbus*, buslijn*",
  car_hire: "autoverhuur*, huurauto*, auto huren, auto te huur, wagen huren, autohuur*, deelauto*",
  bicycle:
    "fiets*, e bike*, fietsverhuur*, fietsen huren, ebike*, elektrische fiets*, mountainbike*, fietsen, fietsje, e bike, racefiets, fiets",
  motorcycle: "motor, motorfiets*, scooter*",
  petrol_station:
    "tankstation*, benzinestation*, tanken, benzine*, diesel, brandstof*, pompstation*, lpg, volgooien, naftstation, benzine tanken",
  winter_tyres:
    "winterband*, sneeuwketting*, sneeuwband*, wegen sneeuwvrij, weg sneeuwvrij, 4x4, vierwielaandrijving, sneeuwvrij*, sneeuwschuiver*, sneeuwploeg*, allseason*, all season, kettingplicht*, sneeuwsokken",
  boat: "boot*, veerboot*, veerpont*, varen, zeilen, rondvaart*, naar de eilanden, pont, aanlegsteiger, veerpont",
  address:
    "adres*, postcode*, waar is het hotel, waar ligt het hotel, waar bevindt het hotel, routebeschrijving*, ligging*, locatie*, route, hoe komen we bij jullie, hoe kom ik bij jullie, hoe kom ik er, waar zitten jullie, navigatie, gps, waar zijn jullie, waar precies, hoe rijden we, waar liggen jullie, welke afslag, afslag nemen, afrit, jullie vinden, met de auto komen, routebeschrijving",
  contact:
    "telefoonnummer*, contact*, e mail, email*, mailadres*, bellen, bereiken, nummer van jullie, telefonisch*, whatsapp, bereikbaar, gsm nummer, jullie bellen, u bellen, telefoonnummer, nummer van het hotel, bereiken jullie, telefonisch bereikbaar, naar welk adres sturen, naar welke mail, waar kan ik het heen sturen",
  city_center: "centrum*, stadscentrum*, binnenstad*, oude stad",
  tours:
    "excursie*, uitstapje*, rondleiding*, tour*, activiteit*, kaartjes, te doen, wat kun je doen, wat kunnen we doen, wat is er te doen, te doen in de buurt, uitje*, rondvaart*, boottocht*, boottochtje, rondje eilanden, rondvaartje",
  hiking:
    "wandel*, bergwandel*, trektocht*, trekking*, sneeuwschoen*, hike*, berghut*, bergtocht*, huttentocht*, paadjes, hutten, knooppuntenroute*",
  climbing:
    "klimmen, klimwand*, klimhal*, klettersteig*, klimpark*, boulder*, via ferrata, canyoning*, abseilen, klimbos*, klimroute*, boomklimpark",
  mountain_safety:
    "lawine*, bergredding*, steenslag*, bergveiligheid*, berggids*, off piste, offpiste, reddingsdienst bergen, onweer in de bergen",
  cable_car:
    "kabelbaan*, gondel*, stoeltjeslift*, bergbaan*, tandradbaan*, skilift*, sleeplift*, cabinelift*, dalstation*, kabelbanen, liften open, kabellift*",
  attractions: "bezienswaardig*, museum*, musea, kasteel*, kerk*, theater*, bioscoop*, villa",
  religious_service:
    "kerkdienst*, eredienst*, heilige mis, zondagsmis*, naar de mis, moskee*, synagoge*, gebedsruimte*, bidden, gebedskleed*, qibla, kapel, gebed, gebedsmat*, een mis, mis bijwonen, gebedstijd*, vrijdaggebed*, gebedshuis, katholieke kerk, protestantse kerk",
  nearby_restaurants:
    "restaurants in de buurt, restaurant in de buurt, restaurant aanraden, waar kunnen we eten, waar kun je eten, pizzeria*, restaurants in de omgeving, uit eten in de buurt, een chinees in de buurt, chinees restaurant, leuk restaurantje, ergens eten in de buurt",
  beach:
    "strand*, stranden, zee, zwemmen in het meer, in het meer zwemmen, meer in, steiger, zandstrand, duik in het meer",
  lake: "aan het meer, het meer, een meer, meertje, in het meer, zwemmeer",
  water_sports:
    "watersport*, surfen, surf*, windsurf*, kitesurf*, duiken, duik*, snorkel*, kajak*, kano*, suppen, sup, sup board, waterski*, wakeboard*, waterfiets*, rafting, wetsuit*, peddel*, roeien, jetski*",
  fishing:
    "vissen, hengel*, visvergunning*, vispas*, sportvis*, vissteiger*, visakte*, visvijver*, visstek*, visplek*",
  ski: "ski*, skien, sneeuw*, piste*",
  ski_pass:
    "skipas*, liftpas*, liftkaart*, skiabonnement*, ski pas, skikaart*, dagpas voor de lift, skiticket*",
  ski_school:
    "skischool*, skischol*, skiles*, skileraar*, leren skien, snowboardles*, skiinstructeur*, skiklas*, skikleuterschool, ski les, skikurs",
  ski_rental:
    "skiverhuur*, ski s huren, ski huren, skihuur*, skimateriaal*, skischoenen huren, snowboard huren, skiuitrusting*, snowboardverhuur*, ski verhuur, latten huren, ski s waxen, helm huren voor het skien",
  ski_storage:
    "skiberging*, skiruimte*, skistalling*, skikelder*, skischoendroger*, skischoenen drogen, ski s opbergen, ski s stallen, skilocker*, ski s bewaren, ski s kwijt, ski s laten, ski opslag, skiopslag*, schoenendroger*, skihok*, skischoenverwarm*, ski s wegzetten, ski s neerzetten, skikluis*, skidepot*",
  ski_bus:
    "skibus*, skishuttle*, bus naar de piste, bus naar de lift, shuttle naar de piste, ski bus, pendelbus naar de piste, bus naar het skigebied",
  cross_country: "langlauf*, loipe*",
  sledging: "slee, rodel*, sleetje*, sleeen*, sleetje rijden, bobslee*, sleebaan*, sleehelling",
  sports: "sport, yoga*, hardlopen, voetbal*",
  tennis: "tennis*, padel*, squash*, badminton*",
  golf: "golf*, minigolf*, midgetgolf*, greenfee*, driving range",
  horse_riding: "paardrij*, paarden*, paard, pony*, manege*, rit te paard, huifkar*, koets*, te paard",
  shops:
    "supermarkt*, winkel*, boodschappen*, bakker*, souvenir*, shoppen, albert heijn, jumbo, boodschappen doen, buurtwinkel*, kampwinkel*, boodschappen, water kopen, fruit kopen, eten kopen, winkeltje, brood kopen",
  farm_shop:
    "boerderijwinkel*, streekproduct*, streekwinkel*, boerenwinkel*, eigen producten, lokale producten, verse melk, verse eieren, wijn kopen, zelfgemaakte jam, honing*, landwinkel*, hoevewinkel*, producten van de boerderij, eieren van de boerderij, producten kopen, hoeveproduct*",
  market: "markt, markten, weekmarkt*, rommelmarkt*",
  pharmacy:
    "apotheek*, apotheken, medicijn*, paracetamol*, pijnstiller*, pleister*, ibuprofen*, aspirine*, drogist*, etos, kruidvat, medicatie, paracetamol, ibuprofen, pleisters, drogist",
  doctor:
    "dokter*, arts, artsen, ziekenhuis*, tandarts*, ehbo, huisarts*, dierenarts*, kinderarts*, verpleegkundige*, spoedeisende",
  emergency:
    "noodgeval*, politie*, brandweer*, ambulance*, noodnummer*, alarmnummer, noodnummer, in geval van nood, bij nood",
  cash_machine:
    "geldautomaat*, pinautomaat*, bank, geld opnemen, pinnen geld, bankautomaat*, geld halen, flappentap, geld pinnen, geen contant geld",
  currency_exchange:
    "geld wisselen, wisselkantoor*, wisselkoers*, valuta*, dollars wisselen, ponden wisselen, vreemde valuta, geld omwisselen, euro s wisselen, dollars omwisselen, wisselen van geld",
  weather:
    "weersverwachting*, regen*, temperatuur*, weerbericht*, het weer, weerbericht, mooi weer, slecht weer, wat voor weer, goed weer, weersverwachting, weer morgen",
  nightlife: "uitgaan, nachtleven*, disco*, nachtclub*, live muziek, livemuziek*, dansen, casino*, concert*",
  umbrella: "paraplu*, nat worden",
  newspaper: "krant*, tijdschrift*",
  parcel:
    "pakket*, pakje*, postzegel*, ansichtkaart*, postkantoor*, post, pakje ontvangen, post nl, brievenbus*, postpunt*, kaartje versturen",
  wake_up_call: "wekdienst*, wakker maken, wekker*, gewekt, wake up, wakker gemaakt, wakker worden, wekken",
  pitch:
    "tent, kampeer*, kamperen, caravan*, camper*, camping*, standplaats*, staanplaats*, tentplaats*, stroomaansluiting*, voortent*, vouwwagen*, tent opzetten, glamping*, trekkershut*, dakkoffer tent, tentje, grondzeil*, tenten, tentje*, bijzettent*, bijzettentje, partytent*, kampeerplaats*, kampeerplek*, stacaravan*, sta caravan*, luifel*, kampeermiddel*, camperplaats*, ampère*, ampere, stroompaal, grastegel*, caravans, campers, seizoenplaats*, trekkersveld*",
  dump_station:
    "chemisch toilet, chemische toilet*, grijs water, vuilwater*, afvalwater*, toiletcassette*, cassette legen, cassettetoilet*, loosplaats*, lozen, chemisch toilet legen, servicepunt voor camper*, drinkwater tanken, water tanken, camperservice*, vuil water, zwart water, serviceplaats*, lozingspunt*, sanistation*",
  final_cleaning:
    "eindschoonmaak*, schoonmaakkosten, schoonmaakpakket, bezemschoon*, schoon achterlaten, schoon achter te laten, netjes achterlaten, netjes achter te laten, opgeruimd achterlaten, schoon en opgeruimd, schoon en netjes, schoon opleveren, schoon worden achtergelaten, opgeruimd achter, netjes en schoon, zelf schoonmaken, moeten we schoonmaken, schoonmaken voor vertrek, in welke staat, in dezelfde staat, staat waarin, zelfde staat, vegen, geveegd, aanvegen, stofzuigen, stofzuiger, gestofzuigd, dweilen, gedweild, hoe schoon, extra schoonmaak",
  furniture:
    "meubel*, meubilair*, inboedel verplaats*, verschuiven, bedden verschuiven, bedden verplaatsen, inrichting verplaatsen, bank verplaatsen",
  shoes:
    "schoenen, schoenen uit, pantoffels, sloffen, wandelschoenen, buitenschoenen, op sokken, laarzen uit",
  windows:
    "raam, ramen, ramen dicht, ramen sluiten, deuren, deur op slot, deur dicht, luchten, ventileren, gelucht, voordeur*, afsluiten, op slot, rolluik*, luiken, zonnescherm*, deuren en ramen, ramen en deuren, poort dicht, raam open",
  energy:
    "elektriciteit*, stroomverbruik, stroomkosten, energieverbruik, energiekosten, energie, verbruik, licht uit, lichten uit, lampen uit, lichten, uitdoen, uitschakelen, meterstand*, gas water, water en elektra, elektra, nutsvoorzieningen, stookkosten, water besparen, zuinig, stroomaansluiting*, ampère*, ampere, stroompaal",
  fuse_box:
    "stoppenkast*, meterkast*, zekering*, stroomstoring*, stroom valt uit, geen stroom, stroomuitval, aardlekschakelaar*, zaklamp*, hoofdschakelaar*",
  subletting:
    "onderverhuur*, onderverhuren, doorverhuren, aan derden, verhuren aan, overdragen, overgedragen, commercieel gebruik, commerciële doeleinden, overdraagbaar",
  wristband:
    "armband*, polsband*, clubarmband*, identificatiearmband*, bandje, polsbandje*, toegangspas*, slagboompas*",
  driving:
    "stapvoets, km u, km per uur, km uur, slagboom*, slagbomen, kenteken*, nummerplaat*, nummerbord, autoverkeer, inrijden, uitrijden, wegrijden, autovrij*, voertuigcirculatie, met de auto naar binnen, met de auto de camping, poort dicht, poort gesloten, maximumsnelheid*, hoe snel mag, hoe hard mag, hoe hard rijd*, maximale snelheid, rijsnelheid, uw snelheid, snelheidsbeperking*, rijden op de camping, op de camping rijden, mag je rijden, rijden op het terrein, op het terrein rijden",
  car_wash:
    "auto wassen, auto s wassen, wassen van auto s, wassen van voertuigen, de auto wassen, autowassen, caravan wassen, auto mag wassen",
  drone: "drone*",
  flushing:
    "door de wc, in de wc, door het toilet, in het toilet, in de toiletpot, doorspoelen, doorgespoeld, wc papier, toiletpapier in, septic tank, septische put, beerput, riool, riolering, verstop*, vochtige doekjes, maandverband, tampons, afvoer, gootsteen, etensresten",
  balance:
    "restbedrag*, resterende bedrag, restant*, rest van het bedrag, rest betalen, saldo, restbetaling, resterende huursom, slotbetaling, volledige bedrag, resterende deel, volledig betaald, resterend, rest van het geld, rest van de betaling",
  booking_fee:
    "reserveringskosten, boekingskosten, administratiekosten, dossierkosten, servicekosten, reserveringskost, bemiddelingskosten",
  early_departure:
    "vervroegd vertrek*, vroegtijdig vertrek*, eerder vertrekken, eerder weggaan, eerder naar huis, voortijdig vertrek*, verblijf afbreken, verblijf inkorten, een dag eerder, eerder weg, voortijdige beëindiging, onderbreking",
  arrival_day:
    "van zaterdag tot zaterdag, zaterdag tot zaterdag, van vrijdag tot vrijdag, wisseldag*, op welke dag aankomen, per week te huur, weekverhuur, hele weken, verblijf beginnen, welke dag van de week, midweek",
  gas: "gasfles*, gasflessen, propaan, butaan, campinggas, gasstel, gastank*, gaskachel*",
  inventory:
    "inventaris*, inventarislijst*, opname van de woning, controle van de woning, vermiste spullen, ontbrekende",
  insurance:
    "verzekering*, annuleringsverzekering*, reisverzekering*, verzekerd, aansprakelijkheidsverzekering*",
  owner_access:
    "recht van toegang, verhuurder binnenkomen, eigenaar binnenkomen, toegang tot de woning, woning betreden, accommodatie betreden, huisje betreden, zomaar binnenkomen",
  decoration:
    "versier*, decoratie*, slinger*, ballonnen, confetti, ophangen, spijkers, aan de muur, aan de muren, plakband",
  stair_gate: "traphek*, traphekje*, kinderhek*, kindveilig*, stopcontactbeveilig*",
  cleaning_supplies:
    "schoonmaakmiddel*, schoonmaakspullen, schoonmaakartikelen, bezem*, dweil, emmer, afwasmiddel*, vaatwastabletten, vaatwasblokjes, vuilniszak*, keukenrol*, wasmiddel*, waspoeder, spons, sponzen, schoonmaakspul*",
  bread:
    "broodjesservice*, broodservice*, verse broodjes, vers brood, broodjes bestellen, brood bestellen, afbakbroodjes, afbakbrood, warme broodjes",
  defects:
    "klacht*, gebrek*, defect*, storing*, kapot is, niet werkt, werkt niet, mankement*, iets niet in orde, iets kapot",
  choice_of_place:
    "plek uitkiezen, plaats uitkiezen, plek uitzoeken, plaats uitzoeken, voorkeursplaats*, voorkeurplaats*, plaatsvoorkeur, plek kiezen, plaats kiezen, toegewezen, toewijzing*, aangewezen plaats, aangewezen plek, aangewezen plaatsen, kamer kiezen, bepaalde plaats, specifieke plaats, plaatskeuze",
  down_payment: "aanbetal*, aanbetaling*, aan te betalen, voorschot*, vooruitbetaling*",
  celebration:
    "verjaardag*, jubileum*, huwelijksreis*, romantisch*, verrassing*, rozenblaadjes*, huwelijksaanzoek*, ballonnen, kamer versieren, jarig, huwelijksaanzoek, aanzoek, verrass*, trouwdag, huwelijksreis, jubileum, rozenblaadjes",
  cake: "taart*, verjaardagstaart*, gebak*, toetje*, dessert*, nagerecht*, bruidstaart*, cake, patisserie*",
  flowers: "bloem*, boeket*, rozen",
  bottle: "champagne*, prosecco*, fles wijn, fles",
  rating: "sterren, beoordeling*, hoeveel sterren",
  history:
    "geschiedenis*, gebouwd, gerenoveerd*, eigenaar*, familiebedrijf, bouwjaar, in de familie, van wanneer is dit, van wanneer is het, hoe oud is het hotel, hoe oud is dit pand",
  price:
    "*prijs*, prijzen, kosten, kost, hoeveel kost, *gratis*, duur, toeslag*, tarief*, tarieven, euro, bijbetal*, kosteloos*, bijbetalen, wat kost, vergoeding*",
  time: "hoe laat, wanneer, tijd, tijden, *tijd, *tijden, openingstijd*, open, gesloten, tot hoe laat, vanaf hoe laat, sluit, uur, opent, geopend",
  place: "waar, waar is, welke verdieping, verdieping*, waar kan",
  reserve: "reserveren, van tevoren, vooraf, gereserveerd, aanmelden, afspraak, boeken",
  distance:
    "hoe ver, afstand*, dichtbij, in de buurt, lopen, dichtstbijzijnde, kilometer*, loopafstand*, nabij",
  quantity: "hoeveel, aantal*, maximaal*, hoe vaak, per persoon",
  included: "inbegrepen, inclusief, in de prijs, zit erbij",
  early: "vroeg, vroeger, eerder, vroegst*",
  late: "laat, later, na middernacht, s nachts, langer",
  allowed:
    "toegestaan*, mag, mogen, verboden, meenemen, meebrengen, welkom*, geaccepteerd, accepteren, accepteert",
  weekend: "weekend*, zondag*, zaterdag*, maandag*, dinsdag*, woensdag*, donderdag*, vrijdag*, feestdag*",
  season: "zomer*, winter*, lente*, herfst*, seizoen*, kerst*, pasen, hele jaar",
  size: "grootte*, groot, hoe hoog, gewicht*, hoogte*, klein, diep",
  kind: "welke, wat voor, welk, keuze*, soort, soorten",
  all_day: "24 uur, 24 uurs*, dag en nacht, altijd, hele nacht, 24h",
  daily: "dagelijks*, elke dag, per dag, iedere dag",
  in_room: "op de kamer, in de kamer, in de kamers, op mijn kamer, in mijn kamer, op onze kamer",
  on_site: "ter plaatse, in het hotel, bij het hotel",
  password: "wachtwoord*, netwerk*, inloggen, verbinden",
  for_children: "voor kinderen, voor mijn kind, met kinderen, voor baby s, voor de kinderen",
  indoor: "binnen*, overdekt*",
  outdoor: "buiten*, openlucht*",
  electric: "elektrisch*, opladen, laden",
  the_house:
    "hotel, hotels, accommodatie*, verblijf*, kamer, kamers, pension, huis, gast, gasten, faciliteit*, voorziening*, overnacht*, service, op de camping, de camping, jullie camping, onze camping, van de camping",
  order: "bedankt, tot ziens, ik zoek",
  elsewhere: "trein, treinen, taxi, kaartje*, museum",
};
