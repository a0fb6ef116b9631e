import type { Topic } from "../lexicon/index.ts";

export type PointWords = {
  /** A question with one of these asks for the detail; an entry with one of these mentions it. */
  words: string;
  /** More words of entries that mention it. */
  says?: string;
  /** Topics whose entries always cover the detail. */
  impliedBy?: readonly Topic[];
  /** In a question about one of these the words ask for something else. */
  notBeside?: readonly Topic[];
  /** Covered by any entry that says that guests can have the thing. */
  impliedByOffer?: true;
  /** Only entries about one of these topics must mention it. */
  within?: readonly Topic[];
  /** Only these words of an entry mention it, not those of the question. */
  saysOnly?: string;
};

const animals =
  "pet, pets, animal*, tier, tiere*, haustier*, animali, animaux, animale, mascota*, huisdier*, dieren, evcil*, hayvan*, животн*, питом*, حيوان*, الحيوان*";
const bookable =
  "rent*, hire, for hire, *verleih*, *leih*, miet*, noleggi*, affitt*, louer, louez, location de, alquil*, alug*, huur*, te huur, verhuur*, kirala*, kiralik, аренд*, прокат*, напрокат, تاجير, للتاجير, للايجار, نستاجر, استاجر, تاجرون, تاجروه*";
/** Entries that may say what there is to eat. */
const meals: readonly Topic[] = [
  ...(["breakfast", "lunch", "dinner", "restaurant", "half_board", "bar", "room_service"] as const),
  ...(["kids_menu", "packed_lunch", "diet", "allergy", "minibar", "kettle", "coffee"] as const),
];
const minutes =
  "minute*, min, mins, hour*, minut*, *stund*, stunde*, ora, ore, heure*, hora*, uur, uren, saat*, dakika*, час*, минут*, دقيق*, دقاءق, ساعه, ساعات, ساعتين, day*, tag, tage, giorn*, jour*, dia*, dag, dagen, gun*, день, дня, дней, يوم, ايام";

/** Details that a question may ask for, in ten languages; same syntax as the intents. */
export const pointWords: Record<string, PointWords> = {
  trailer: {
    words:
      "trailer*, caravan*, camper, campers, campervan*, motorhome*, *anhanger*, wohnwagen*, wohnmobil*, roulotte, rimorchio, remorque*, camping car*, remolque*, caravana*, autocaravana*, reboque*, atrelado*, karavan*, romork*, treyler*, прицеп*, автодом*, кемпер*, трейлер*, مقطوره*, كرفان*, كارافان*",
  },
  van: {
    words:
      "minibus*, minivan*, a van, our van, my van, coach, kleinbus*, reisebus*, transporter, furgone, pulmino, pullman, fourgon*, camionnette*, autocar, furgoneta*, furgon, carrinha, busje, busjes, микроавтобус*, фургон*, فان, باص صغير, حافله",
  },
  motorcycle: {
    words:
      "motorbike*, motorcycle*, motorrad*, motorrader*, moto, motos, motociclett*, motocicleta*, motocyclette*, motorfiets*, motosiklet*, мотоцикл*, دراجه ناريه, دراجات ناريه",
    impliedBy: ["motorcycle"],
  },
  boat: {
    words:
      "boat, boats, *boot, *boote*, barca, barche, bateau*, barco*, bote, botes, boten, tekne*, bot, лодк*, катер*, яхт*, قارب*, القارب, قوارب, sailboat*, yacht*, vela, voilier*, velero*, veleiro*, zeilboot*, yelken*",
    says: "ferry, ferries, *fahre, fahren, traghett*, battell*, schiff*, navire*, balsa*, veerboot*, veerpont*, gemi*, feribot*, vapur*, паром*, теплоход*, عباره, مركب*, kayak*, canoe*",
  },
  mooring: {
    words:
      "moor, mooring*, berth*, jetty, anlegen, anlegeplatz, anlegesteg, ormegg*, attracco, pontile, amarr*, ponton, atrac*, aanleggen, aanlegsteiger, ligplaats*, iskele*, bagla*, причал*, пришварт*, مرسي, نرسي",
  },
  dog: {
    words:
      "dog, dogs, puppy, *hund, hunde, hunden, cane, cani, cagnolin*, chien*, perro*, perrit*, cao, caes, cachorr*, hond, honden, hondje, kopek*, kopeg*, собак*, пес, псом, كلب*, الكلب, كلاب",
    says: animals,
    impliedBy: ["pets"],
  },
  cat: {
    words:
      "cat, cats, kitten, katze*, gatto, gatti, gatta, chat, chats, gato*, gata, katten, poes, kedi*, кошк*, кот, кота, котом, قط, قطه, قطط",
    says: animals,
    impliedBy: ["pets"],
  },
  child_seat: {
    words:
      "child seat*, baby seat*, car seat*, booster*, kindersitz*, babyschale, seggiolin*, siege enfant*, siege bebe, siege auto, rehausseur, sillit*, silla para nino*, silla de bebe, silla infantil, cadeirinha*, cadeira de crianca, kinderzitje*, autostoeltje*, fietsstoeltje*, cocuk koltug*, bebek koltug*, детск… кресл*, автокресл*, детское сиден*, مقعد طفل, مقعد اطفال, كرسي طفل, كرسي اطفال",
    impliedBy: ["high_chair"],
  },
  helmet: {
    words: "helmet*, helm, helme, casco, caschi, cascos, casque*, capacete*, helmen, kask*, шлем*, خوذه, خوذ",
  },
  lactose: {
    words:
      "lactose*, dairy, milk free, laktose*, milchfrei*, lattosio, lactosa, sin leche, lactosevrij*, zuivel*, laktoz*, лактоз*, без молок*, لاكتوز, اللاكتوز",
  },
  gluten: {
    words:
      "gluten*, coeliac*, celiac*, zoliakie, celiach*, glutine, coeliaque*, celiaq*, celiac*, глютен*, целиак*, جلوتين, الجلوتين, غلوتين, الغلوتين",
  },
  vegan: { words: "vegan*, vegane*, vegaan*, veganist*, веган*, نباتي صرف, فيغان" },
  halal: { words: "halal*, helal*, халял*, حلال, kosher*, koscher*, casher, kasher, кошер*, كوشير" },
  nuts: {
    words:
      "nut, nuts, peanut*, nuss, nusse*, *nusse, noci, arachid*, noix, cacahuet*, nueces, frutos secos, nozes, amendoim, pinda*, findik*, ceviz*, орех*, арахис*, مكسرات, المكسرات, فول سوداني",
  },
  porridge: {
    words:
      "porridge, oatmeal, cereal*, muesli, granola, cornflakes, haferbrei, haferflocken, musli, fiocchi d avena, cereali, flocons d avoine, cereales, avena, gachas, aveia, mingau, papas de aveia, havermout*, pap, ontbijtgranen, yulaf, lapa, musli, каша, каши, кашу, овсян*, мюсли, хлопь*, شوفان, كورن فليكس, 粥, 麦片, 稀饭, お粥, おかゆ, シリアル, オートミール",
    within: meals,
  },
  eggs: {
    words:
      "egg, eggs, omelette*, omelet*, scrambled, ei, eier, ruhrei, spiegelei*, omelett*, uovo, uova, frittata, oeuf, oeufs, huevo, huevos, tortilla, ovo, ovos, omelete*, eieren, roerei, yumurta*, menemen, omlet*, яйц*, яичниц*, омлет*, глазунь*, بيض, البيض, اومليت, شكشوكه, 鸡蛋, 煎蛋, 炒蛋, 卵, 目玉焼き, オムレツ",
    within: meals,
  },
  bacon: {
    words:
      "bacon, sausage*, ham, salami, speck, wurst, wurste, schinken, prosciutto, salsicc*, pancetta, jambon, saucisse*, lardons, jamon, salchicha*, tocino, chorizo, fiambre, presunto, salsicha*, linguica, worst, ham, spek, sucuk, sosis, pastirma, jambon, колбас*, сосиск*, бекон*, ветчин*, نقانق, سجق, مرتديلا, بيكون, 培根, 香肠, 火腿, ベーコン, ソーセージ, ハム",
    within: meals,
  },
  pork: {
    words:
      "pork, pig, schwein*, maiale, suino, porc, cerdo, porco, varken*, domuz*, свинин*, свиной, خنزير, الخنزير, 猪肉, 豚肉",
    within: meals,
  },
  cheese: {
    words:
      "cheese*, kase, kaese, *kase, formagg*, fromage*, queso*, queijo*, kaas, *kaas, peynir*, сыр, сыра, сыры, جبن, جبنه, الجبن, 奶酪, 芝士, チーズ",
    within: meals,
  },
  oat_milk: {
    words:
      "oat milk, soy milk, soya milk, almond milk, plant milk, plant based milk, hafermilch, sojamilch, mandelmilch, hafergetrank, latte di avena, latte d avena, latte di soia, latte di mandorla, lait d avoine, lait de soja, lait d amande, lait vegetal, leche de avena, leche de soja, leche de almendra*, leche vegetal, bebida vegetal, leite de aveia, leite de soja, leite de amendoa*, leite vegetal, havermelk, sojamelk, amandelmelk, yulaf sutu, soya sutu, badem sutu, овсяное молоко, соевое молоко, миндальное молоко, растительное молоко, حليب الشوفان, حليب شوفان, حليب الصويا, حليب صويا, حليب اللوز, حليب لوز, 燕麦奶, 豆浆, 豆奶, オーツミルク, 豆乳",
    within: meals,
  },
  juice: {
    words:
      "juice*, smoothie*, saft, *saft, safte, succo, succhi, spremut*, jus, zumo*, jugo*, sumo, sumos, suco, sucos, *sap, meyve suyu, portakal suyu, сок, сока, соки, عصير, العصير, 果汁, 橙汁, ジュース",
    within: meals,
  },
  fruit: {
    words:
      "fruit, fruits, obst, fruchte, frutta, fruta, frutas, vers fruit, meyve, meyveler, фрукт*, فواكه, فاكهه, الفواكه, 水果, フルーツ, 果物",
    within: meals,
  },
  yoghurt: {
    words: "yogurt*, yoghurt*, joghurt*, yaourt*, yogur, iogurte*, йогурт*, زبادي, روب, 酸奶, ヨーグルト",
    within: meals,
  },
  pancakes: {
    words:
      "pancake*, waffle*, croissant*, pastr*, pfannkuchen, waffeln, cornett*, brioche, brioches, crepes, viennoiserie*, pain au chocolat, tortitas, gofres, churros, panquecas, tapioca, pao de queijo, pannenkoek*, wafels, krep, simit, borek, pogaca, блин*, блинчик*, сырник*, вафл*, круассан*, فطاير, بان كيك, كرواسون, 松饼, 可颂, 油条, 包子, パンケーキ, クロワッサン, ワッフル",
    within: meals,
  },
  rice: {
    words:
      "rice, sushi, noodles, miso, reis, riso, riz, arroz, rijst, pilav, pirinc, рис, риса, ارز, رز, الارز, 米饭, 面条, 白饭, ご飯, ごはん, 味噌汁, 納豆, うどん, そば",
    within: meals,
  },
  pizza: {
    words:
      "pizza*, burger*, hamburger*, club sandwich*, fries, pommes, patatine, frites, papas fritas, patatas fritas, batatas fritas, patat, friet, patates kizart*, пицц*, бургер*, гамбургер*, картошк* фри, بيتزا, برجر, همبرجر, بطاطس, 披萨, 汉堡, 薯条, ピザ, ハンバーガー",
    within: meals,
  },
  seafood: {
    words:
      "sushi, oyster*, lobster, shrimp*, prawn*, austern, garnelen, ostriche, aragosta, gamber*, huitres, homard, crevettes, ostras, langosta, gambas, camarao, camaroes, lagosta, oesters, kreeft, garnalen, istiridye, karides, устриц*, креветк*, лобстер*, محار, جمبري, روبيان, 生蚝, 龙虾, 虾, 牡蠣, エビ",
    within: meals,
  },
  decaf: {
    words:
      "decaf*, koffeinfrei*, entkoffeiniert*, decaffeinat*, deca, decafeine, descafeinad*, cafeinevrij*, kafeinsiz, без кофеина, بدون كافيين, منزوع الكافيين, 无咖啡因, 低因, デカフェ, カフェインレス",
    within: meals,
  },
  /** "Is there something to eat at midday, or only in the evening?" */
  midday: {
    words:
      "at lunchtime, at lunch time, for lunch, at midday, mittags, zu mittag, am mittag, mittagstisch, mittagessen, a pranzo, pranzare, pranzo, a mezzogiorno, a midi, le midi, dejeuner le midi, ce midi, a mediodia, al mediodia, a la hora de comer, almorzar, almuerzo, ao almoco, o almoco, de almoco, para almoco, servem almoco, almocar, ao meio dia, lunchen, tussen de middag, tussen middag, s middags, oglen, ogle yeme*, oglenleri, ogle arasi, в обед, на обед, пообедать, обедать, الغداء, غداء, الغدا, نتغدي, اتغدي, الظهر, 中午, 午餐, 午饭, お昼, 昼食, ランチ, 昼ご飯, 昼ごはん",
    saysOnly:
      "lunch*, mittagessen, mittagstisch, mittagskarte, mittagsmenu, pranzo, pranzi, pranzare, dejeuner, dejeuners, almuerzo*, comida, comidas, almoco*, almocar, middageten, ogle yeme*, обед*, ланч*, غداء, الغداء, 午餐, 午饭, 昼食, ランチ, all day, ganztags, ganztagig, tutto il giorno, toute la journee, todo el dia, todo o dia, de hele dag, gun boyu, весь день, طوال اليوم, 全天, 終日",
    impliedBy: ["lunch"],
    within: ["restaurant", "dinner", "breakfast", "half_board"],
  },
  souvenir: {
    words:
      "souvenir*, gift shop*, gifts, postcard*, post card*, stamps, clothes shop*, boutique*, antique*, postkarte*, ansichtskarte*, briefmarke*, mitbringsel*, andenken, geschenkladen, geschenke, carte postale, cartes postales, timbre*, cadeaux, postal, postales, sello, sellos, recuerdos, regalos, cartolin*, francoboll*, regalini, lembranca*, presentes, recordacoes, selos, postais, ansichtkaart*, postzegel*, cadeautje*, cadeauwinkel*, winkeltje*, hediyelik*, kartpostal*, pul, сувенир*, открытк*, подарк*, марки, تذكارات, هدايا, هدايا تذكاريه, 纪念品, 明信片, 邮票, 特产, お土産, 土産, 絵はがき, ハガキ, 切手",
    within: ["shops", "market", "attractions", "city_center"],
  },
  alcohol: {
    words:
      "alcohol free, non alcoholic, alkoholfrei*, analcolic*, sans alcool, sin alcohol, sem alcool, alcoholvrij*, alkolsuz*, безалкоголь*, بدون كحول, خالي من الكحول",
  },
  couple: {
    words:
      "couples, as a couple, for a couple, paarmassage*, zu zweit, fur paare, als paar, coppia, coppie, en couple, a deux, pareja*, casal, casais, a dois, duo, met z n tweeen, cift, ciftler*, iki kisilik, вдвоем, для двоих, для пар, парн*, زوجين, للزوجين, لشخصين",
  },
  shower: {
    words:
      "shower*, *dusche*, doccia, docce, douche*, ducha*, chuveiro*, duche*, dus var, duslar, dusu, душ, душев*, دش, الدش",
    impliedBy: ["shower", "bathroom"],
  },
  toilet: {
    words:
      "toilet*, restroom*, wc, toilette*, gabinett*, aseos, inodoro*, banheiro*, casa de banho, casas de banho, sanitario*, tuvalet*, туалет*, مرحاض, دورات مياه, دوره مياه",
    impliedBy: ["bathroom"],
  },
  spoken: {
    words:
      "which language*, what language*, in english, in german, in french, welche sprache*, welcher sprache, auf englisch, auf deutsch, che lingua, quale lingua, in inglese, in tedesco, quelle langue*, en anglais, que idioma*, en ingles, que lingua*, em ingles, welke taal, in het engels, hangi dil*, ingilizce, языке, по английски, باي لغه, بالانجليزي*, لغه الشرح",
    says: "english, german, italian, french, spanish, language*, englisch, deutsch, sprache*, inglese, tedesco, lingua, lingue, anglais, allemand, langue*, idioma*, ingles, linguas, engels, duits, taal, dil, dilde, almanca, язык*, английск*, немецк*, لغه, لغات, الانجليزيه",
    impliedBy: ["staff_languages"],
  },
  own_drive: {
    words:
      "drive ourselves, drive myself, drive there, who drives, drive us, do you take us, do you pick us up, pick us up, pick me up, selber fahren, selbst fahren, selbst hinfahren, holt ihr uns, holen sie uns, abholen, abgeholt, guidare noi, ci portate voi, venite a prender*, andarci da soli, conduire soi meme, conduire nous meme*, nous emmen*, venez nous chercher, venir nous chercher, conducir nosotros, nos llev*, nos recog*, venis a buscar*, levam nos, nos levam, vao buscar nos, nos buscar, zelf rijden, halen jullie ons, komen jullie ons, kendimiz mi, bizi al*, bizi gotur*, самим ехать, самим добираться, вы везете, вы отвозите, нас заб*, нас отвез*, توصلونا, تاخذونا, تجون تاخذ*",
    says: "transfer*, transport*, shuttle*, pick up, picked up, pickup, drive*, collect*, abhol*, hol*, fahren, fahrt*, anreise, trasport*, navetta, navette*, conduire, voiture*, traslado*, recog*, transporte*, leva*, busca*, ophal*, haal*, rijd*, transfer*, alir*, servis*, трансфер*, забир*, отвоз*, встреч*, توصيل*, نقل*",
    impliedBy: ["shuttle", "airport", "taxi"],
  },
  capacity: {
    words:
      "how many people, how many persons, how many guests, how many can, wie viele personen, wie viele leute, wie viele passen, fur wie viele, quante persone, in quanti, combien de personnes, combien de places, cuantas personas, cuanta gente, quantas pessoas, hoeveel personen, hoeveel mensen, hoeveel man, kac kisi*, сколько человек, сколько людей, كم شخص, كم نفر, كم واحد",
    says: "person, persons, people, guests, seats, personen, leute, platze, gaste, sitzplatze, persone, posti, ospiti, personnes, places, personas, plazas, pessoas, lugares, mensen, plaatsen, kisi*, человек, людей, мест*, гост*, اشخاص, شخص, شخصا, نفر",
  },
  duration: {
    words:
      "how long does it last, how long does the, how long is the, how long do, wie lange dauert, wie lang dauert, quanto dura, quanto durano, combien de temps dure, ca dure combien, cuanto dura, cuanto tiempo dura, quanto tempo dura, hoe lang duurt, ne kadar suruyor, kac saat suruyor, сколько длится, сколько по времени, كم تستغرق, كم يستغرق, كم مده",
    says: minutes,
  },
  discount: {
    words:
      "discount*, reduced, concession*, rabatt*, ermassig*, nachlass, sconto, sconti, riduzion*, reduction*, remise*, tarif reduit, descuento*, desconto*, korting*, indirim*, скидк*, льгот*, خصم*, تخفيض*",
    impliedBy: ["discount"],
  },
  by_card: {
    words:
      "by card, with card, credit card*, carte bleue, mit karte, kreditkarte*, kartenzahlung, con carta, con la carta, con bancomat, col bancomat, con il bancomat, par carte, carte bancaire, con tarjeta, com cartao, cartao de credito, met pin, pinnen, met kaart, met de kaart, kredi kart*, kartla, картой, по карте, بالبطاقه, بطاقه ائتمان*, فيزا",
    says: "card, cards, karte*, visa, mastercard, *karte, carta, carte, cartes, tarjeta*, cartao, cartoes, pin, kaart, kart, карт*, بطاقه, بطاقات, البطاق*",
    impliedBy: ["payment"],
  },
  wheelchair: {
    words:
      "wheelchair*, rollstuhl*, carrozzin*, sedia a rotelle, fauteuil roulant, fauteuils roulants, silla de ruedas, cadeira de rodas, rolstoel*, tekerlekli sandalye*, инвалид*, كرسي متحرك",
    says: "accessible, step free, barrier free, barrierefrei*, stufenlos*, accessibil*, accessible*, accesible*, acessivel, acessiveis, toegankelijk*, engelli*, доступн*, lift, elevator, aufzug, ascensore, ascenseur, ascensor, elevador, asansor*, лифт*, مصعد*",
    impliedBy: ["accessibility", "elevator"],
  },
  rental: {
    words: bookable,
    says: "borrow*, lend*, free bikes, shop*, leih*, prestit*, pret*, prest*, emprest*, lenen, leen*, odunc*, geschaft*, negozio, magasin, tienda, loja, winkel, дают, магазин*",
    // A bicycle or a car for guests is one that they hire or borrow.
    impliedBy: ["bicycle", "car_hire", "ski_rental"],
    impliedByOffer: true,
  },
  selling: {
    words:
      "sell, buy, purchase, sold, verkauft ihr, verkaufen sie, kaufen, kauft, vendete, comprare, acquistare, vendez, vendez vous, acheter, vendeis, venden, comprar, vendem, verkopen, kopen, koop, satiyor*, satan*, satin al*, продаете, продают, купить, تبيعون, نشتري, اشتري, شراء",
    says: "shop*, price*, sale, sold, cost*, laden, geschaft*, supermarkt, verkauf*, kost*, negozi*, vend*, cost*, prezz*, magasin*, boutique*, cout*, prix, tienda*, cuest*, loja*, cust*, preco*, winkel*, market*, магаз*, продаж*, прода*, сто*, محل*, متجر*, سوبرماركت, يباع, تباع",
    // "Should I buy an adapter?" asks for none.
    impliedBy: ["power_socket"],
  },
  guide: {
    words:
      "guide, guided, instructor*, begleitet, bergfuhrer*, lehrer, guida, maestro, istruttore, guide*, moniteur*, instructor*, monitor, monitora, guia, gids, rehber*, egitmen*, гид*, инструктор*, مرشد*, مدرب*",
    says: "gefuhrt*, guidat*, accompagn*, guiad*, begeleid*, begeleit*, led by, wanderfuhrer*, rehberli*, сопровожд*, экскурсовод*, مع مرشد",
  },
  cancelling: {
    words:
      "cancel*, stornier*, absagen, annullare, disdire, annuler, annulation, cancelar, anular, annuleren, afzeggen, iptal*, отмен*, الغاء, نلغي",
    impliedBy: ["cancellation", "refund", "change_of_booking"],
  },
  speed: {
    words:
      "how fast, speed, speed limit, wie schnell, tempolimit*, hochstgeschwindigkeit*, vitesse, velocita, velocidad, velocidade, hoe hard, hoe snel mag, maximumsnelheid*, snelheid*",
    says: "km h, km u, kmh, km heure, 10km, 5km, 20km, 15km, km per uur, km pro stunde, km all ora, kilometer*, kilometros por hora, reduite, walking pace, slowly, speed*, schritt*, langsam*, geschwindigkeit*, vitesse*, au pas, velocita*, passo d uomo, velocidad*, velocidade*, rijsnelheid*, snelheid*, stapvoets",
    impliedBy: ["wifi"],
  },
  dishes: {
    words:
      "do the dishes, wash the dishes, wash up, washing up, dishes, abwaschen, abspulen, abwasch, geschirr spulen, faire la vaisselle, laver la vaisselle, lavare i piatti, fregar los platos, lavar los platos, afwassen, de afwas, lavar a louca",
    says: "dish*, crockery, wash*, geschirr*, spul*, abwasch*, vaisselle, piatti, stoviglie, lavastovigli*, platos, vajilla, lavavajillas, afwas*, vaat*, servies*, louca, menu*",
    within: ["kitchen", "housekeeping", "waste", "check_out"],
  },
  candle: {
    words: "candle*, *kerze*, bougie*, candela, candele, vela, velas, kaars*, mum, mumlar, свеч*",
    says: "flame*, open fire, naked, offenes feuer, offenem feuer, flamme*, feu, feux, fiamm*, fuoch*, llama*, fuego*, open vuur, vlam*, chama*, fogo*, огон*, огн*",
  },
  shortest_stay: {
    words:
      "minimum stay, min stay, minimum nights, only one night, just one night, single night, one night only, shortest stay, mindestaufenthalt*, nur eine nacht, nur fur eine nacht, eine einzige nacht, sejour minimum, une seule nuit, solo una notte, una sola notte, una notte sola, soggiorno minimo, estancia minima, solo una noche, una sola noche, minimumverblijf, maar een nacht, slechts een nacht, een enkele nacht, estadia minima, apenas uma noite, so uma noite",
    says: "minimum*, minim*, at least, night*, mindest*, nacht*, nachte*, nuit*, nuitee*, notte, notti, pernottament*, noche*, nachten, noite*, weekly, week*, woche*, semain*, settiman*, seman*",
  },
  fresh_linen: {
    words:
      "change the sheets, change the linen, change the bed linen, change the towels, linen change, fresh sheets, fresh towels, fresh linen, clean sheets, bettwasche gewechselt, handtucher gewechselt, bettwaschewechsel*, handtuchwechsel*, frische bettwasche, frische handtucher, changer les draps, changement de draps, draps propres, serviettes propres, changer le linge, changement du linge, cambio lenzuola, cambio biancheria, cambiare le lenzuola, cambiate le lenzuola, lenzuola pulite, cambio asciugamani, cambio de sabanas, cambio de toallas, cambian las sabanas, cambian las toallas, sabanas limpias, lakens verschonen, schone lakens, schone handdoeken, beddengoed verschoond, trocar os lencois, trocar as toalhas",
    says: "linen*, sheet*, towel*, bed*, *wasche*, handtuch*, handtucher*, draps, linge, serviette*, lenzuol*, biancheria, asciugaman*, sabana*, toalla*, ropa de cama, laken*, handdoek*, beddengoed*, linnen*, lenco*, toalha*, roupa de cama, daily, every day, taglich*, chaque jour, tous les jours, ogni giorno, quotidian*, diari*, cada dia, dagelijks",
  },
  card_brand: {
    words:
      "american express, amex, bitcoin, crypto, visa, mastercard, maestro, carte bleue, diners, apple pay, google pay, paypal, twint, bancontact, bizum, satispay",
    says: "card, cards, *karte, *karten, carta, carte, cartes, tarjeta*, cartao, cartoes, kaart*, kart, карт*, بطاقه, بطاقات, payment method*",
  },
  what_then: {
    words:
      "what happens if, what if i, what if we, was passiert wenn, was passiert, cosa succede se, che succede se, que se passe t il si, qu arrive t il si, que pasa si, o que acontece se, wat gebeurt er als, wat als ik, wat als we",
    saysOnly:
      "charge*, fee, fees, penalt*, fine, fines, fined, pay, paid, liable, cost*, billed, refund*, forfeit*, if, in case, otherwise, late, berechn*, gebuhr*, haft*, strafe*, kost*, zahlen, falls, wenn, bei nicht*, andernfalls, penal*, facture*, frais, si, en cas, sinon, amende*, addebit*, sanzion*, se, in caso, altrimenti, multa*, cargo*, cobr*, en caso, de lo contrario, boete*, in rekening, als, indien, bij niet*, anders, taxa*, cobrad*, em caso",
  },
  dishwasher: {
    words:
      "dishwasher*, spulmaschine*, geschirrspuler*, lave vaisselle, lavastovigli*, lavavajillas, lavaplatos, afwasmachine*, vaatwas*, maquina de lavar louca, bulasik makine*, посудомо*",
  },
  dryer: {
    words:
      "tumble dryer*, clothes dryer*, dryer, drier, trockner, waschetrockner*, seche linge, asciugatrice*, secadora*, droger, wasdroger*, droogkast*, maquina de secar",
    says: "dry, drying, trock*, sech*, asciug*, secad*, droog*, drog*, secar",
    impliedBy: ["hairdryer"],
  },
  weight: {
    words:
      "kg, kilo, kilos, kilogram*, weight limit, how heavy, how much does it weigh, gewicht*, wie schwer, peso massimo, quanto pesa, poids, peso maximo, gewicht, hoe zwaar, kac kilo*, agirlik*, вес, весит, килограмм*, كيلو, وزن, الوزن",
    says: "weight, weighs, heavy, schwer, pes*, lourd, zwaar, agir*, small, large, any size, klein*, gross*, taglia, taille, tamano, tamanho, groot, kucuk, buyuk, небольш*, мелк*, крупн*, размер*, حجم, صغير*",
  },
  measure: {
    words:
      "how deep, how high, how tall, how wide, how big, how large, wie tief, wie hoch, wie breit, wie gross, quanto e profond*, quanto e alt*, quanto e grande, quelle profondeur, quelle hauteur, quelle taille, que profundidad, que altura, que tamano, cuanto mide*, que profundidade, qual a altura, qual o tamanho, qual a profundidade, hoe diep, hoe hoog, hoe breed, hoe groot, ne kadar derin, kac metre, derinlig*, какая глубина, какой глубины, какая высота, какого размера, какой высоты, كم عمق, كم ارتفاع, كم حجم, كم مساح*",
    says: "metre*, meter*, metres, metro, metri, metros, metres, cm, m, m2, sqm, quadrat*, qm, mq, size*, metrekare, kvm, м, см, метр*, kw, inch*, متر*, م, سم",
    // "Wie hoch ist die Kurtaxe?" asks for an amount.
    notBeside: ["city_tax", "deposit", "payment", "discount", "balance", "booking_fee", "final_cleaning"],
  },
};

/** An entry with one of these states whether to book ahead. */
export const bookWords =
  "book*, reserv*, appointment*, in advance, notice, on request, ask, first come, buch*, *anmeld*, vorbestell*, termin*, vorab, auf anfrage, prenot*, preavviso, su richiesta, appuntament*, sur demande, a l avance, rendez vous, a peticion, antelacion, cita, marcac*, marcar, antecedencia, a pedido, boek*, vooraf, op aanvraag, op verzoek, afspraak, rezerv*, onceden, istek uzerine, randevu*, брон*, заранее, по запросу, предварит*, запис*, резерв*, حجز*, الحجز*, بالحجز, مسبق*, عند الطلب, موعد";

/** Asks for a price. "How much" alone may also ask for a distance or a time. */
export const priceWords =
  "how much is, how much are, how much for, how much do you charge, how much does … cost, cost, costs, price*, fee, free of charge, charge for, kostet, kosten, preis*, gebuhr*, kostenlos, umsonst, was zahl*, quanto costa*, costa, costano, prezz*, gratis, gratuit*, si paga, coute*, prix, payant*, tarif*, cuesta*, precio*, cobrais, cobran, custa*, preco*, cobram, kost, kosten, prijs*, fiyat*, ucret*, kac para, стоит, стоят, стоимост*, цена, цены, платн*, бесплатн*, سعر*, بكم, تكلف*, السعر, مجاني, مجانا";
