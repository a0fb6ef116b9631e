import type { WordList } from "./concepts.ts";

export const tr: WordList = {
  check_in:
    "check in, checkin, giris saati, giris yap*, otele giris, odaya giris, varis*, giris saatleri, giris islem*, odaya ne zaman, otele kayit, geldigimizde, giris, odaya ne zaman girebil*, odaya kacta girebil*, ne zaman girebil*, kacta girebil*, odaya gir*, odaya girebil*, odalar ne zaman hazir, oda ne zaman hazir, oda hazir, odaya yerles*, giris kacta, otele kacta, anahtari ne zaman",
  early_check_in:
    "erken giris, erken check in, erken gelirsem, erken varis, odaya erken, daha erken giris, erken gelmek, erken gelir*, erken girebil*, erken gelebil*, odaya daha erken, sabah erken gel*, erkenden gel*, erken odaya, erken yerles*, erken geçmek*, erken girebilir*, erken yerleş*, sabahtan odaya*",
  late_check_in:
    "gec giris, gec check in, gec varis, gec saatte gel*, gec gelirsem, gece yarisindan sonra giris, gec gelmek, gec gelir*, gece gec, gec gelecegiz, gece gelecegiz, gece varacagiz, gec varacagiz, gece gelirsek, gec gelirsek, gece yarisi gel*, gecikecegiz, gece giris, gec kalacagiz, ucagimiz gec, gece kapı*, kapı açılır*, gece dönersek*, gece geç gel*, gece yarısı gel*, gece yarısından sonra, gece geç gel, geç saatte gel, kapıda kalır mıyız, gece kapı kilitli",
  check_out:
    "check out, checkout, cikis saati, cikis yap*, otelden ayril*, odayi bosalt*, cikis saatleri, odadan cikis, cikis, ne zaman cikmamiz, kacta cikmamiz, odadan ne zaman cik*, odadan kacta cik*, kacta cikmaliyiz, odayi ne zaman bosalt*, odayi teslim, ayrilis saati, cikis kacta, anahtari teslim, odayi birak*, odadan cikmamiz, odayı boşalt*, odadan çık*, odayı teslim*, anahtarı teslim*, odayı bırak*, odaları boşalt*, odaları boşalt*, odayı boşalt*, kaçta çıkmamız, ne zaman çıkmamız, kaçta ayrılmamız, odayı boşaltmamız, odayı kaçta, ne zaman ayrılmamız, kaça kadar çıkmalıyız, odadan kaçta, odayı boşalt",
  late_check_out:
    "gec cikis, gec check out, daha gec cik*, odada daha uzun, cikisi uzat*, gec ayril*, odayi gec bosalt*, gec checkout, gec cikabil*, daha gec cikabil*, odada kalabil*, odada biraz daha, ogleden sonraya kadar oda, aksama kadar oda, cikisi ertele*, biraz gec cikabil*, odayi gec, odada kalabilir*, odadan geç çık*, daha geç çık*, geç ayrıl*, odayı geç boşalt*, uyumak istiyoruz*, öğlene kadar odada*",
  reception: "resepsiyon*, on buro, danisma, lobi gorevlisi, on buro*, gece biri*, gece görevli*, ön büro*",
  key: "anahtar*, oda karti, kart anahtar, kartimi, oda anahtari, kart calismiyor, disarida kaldim, anahtarimi kaybet*, kapida kaldim, yedek anahtar, anahtarı kaybet*, anahtar kayb*, anahtarları bırak*",
  access_code:
    "kapi kodu, giris kodu, kapi sifresi, erisim kodu, kapi kodunu, kapi sifresini, kapinin kodu, anahtar kutusu, kapı şifre*, kapı kodu, akıllı kilit, şifreli kilit, içeri nasıl gir*",
  id_document:
    "pasaport*, kimlik*, ehliyet*, nufus cuzdani, belge*, nüfus cüzdan*, ehliyet, kimlik fotokopi*, kayıt formu",
  occupancy:
    "kisi sayisi*, misafir sayisi*, kapasite*, kac kisilik, kaç kişi, kişi sayısı, azami kişi, en fazla kaç kişi, kişi kapasite*, bebek sayıl*",
  minimum_age:
    "yas siniri, asgari yas, kac yas*, minimum yas, 18 yas*, yas sarti, 18 yaşından küçük*, reşit, ailesi olmadan*, tek başına kalabilir*, 17 yaşında*, anne babası olmadan*, yaş sınırı*, yaş sınırı, ailesi olmadan, refakat*, gençler tek",
  booking:
    "rezervasyon*, rezervasyon numarasi, musait oda, bos oda, musaitlik*, yer var mi, bos yer, bos odaniz, odaniz var mi, yeriniz var, bos oda var",
  cancellation: "iptal*, vazgeçersek, gelemezsek, caymak, iptal edersek*, gelmezsek, vazgeçmek",
  change_of_booking:
    "rezervasyonu degistir*, tarih degistir*, rezervasyonumu degistir*, tarihleri degistir*, rezervasyon degisikligi, tarih degisikligi",
  deposit:
    "depozito*, on odeme*, kapora*, teminat*, para bloke*, bloke ediyor*, karttan bloke*, provizyon, depozito, kartımdan para*, kaparo, kaparo*, depozitoyu geri*, hasar depozito*, güvence",
  payment:
    "ode*, odeme*, kredi kart*, nakit*, visa, mastercard, kart, kartla, banka karti, havale*, kartlari, kartla ode*, pos cihazi, taksit*, eft, iban, amex, kredi karti geciyor, temassiz*, dolarla, tl ile, nakit, hesap ödeme*, kartla öde*, nakit öde*, hesabı kapat*, temassız, banknot*, girişte öde*, varışta öde*, önceden öde*, ödeme şekil*, ödeme yöntem*, ne zaman öde*, kapora",
  city_tax:
    "sehir vergisi, turist vergisi, konaklama vergisi, vergi*, turizm vergisi, konaklama vergisini, belediye vergisi*, şehre ödenen*, yerel vergi*",
  invoice:
    "fatura*, fis, makbuz*, kdv, e fatura, adisyon*, hesap pusulasi, şirket adına*, firma adına*, vergi numarası*, muhasebe için*, şirkete fatura*",
  refund: "iade*, para iadesi, geri odeme",
  extra_night:
    "ekstra gece, bir gece daha, konaklamayi uzat*, fazladan gece, ek gece, bir gun daha, konaklamami uzat*, konaklamamizi uzat*, bir gece fazla, bir gece daha kal*, gece ekle*, bir gun fazla, kalisimi uzat*, kalisimizi uzat*",
  room_upgrade:
    "ust oda, oda yukseltme, upgrade*, daha iyi oda, daha buyuk oda, oda yukselt*, göl manzaralı*, göl tarafı*, oda yükselt*, manzaralı oda*",
  discount: "indirim*, promosyon*, kampanya*, kupon*, indirim yap*, promosyon kodu, ogrenci indirim*",
  gift_voucher: "hediye ceki, hediye karti, hediye kuponu, hediye cek*",
  group: "grup*, gruplar",
  guest_card:
    "misafir karti*, konuk karti*, turist karti*, sehir karti*, muze karti*, guest card, city pass, ziyaretci karti*, bolge karti*",
  opening_season:
    "kisin kapali, kisin acik, sezon acilis*, sezon kapanis*, yeniden acil*, tekrar acil*, yil boyunca acik, butun yil acik, tum yil acik, sezon disi kapali, kis sezonunda kapali, yillik izin*, sezonluk kapanis, kisin da acik, sezon ne zaman basl*, sezon ne zaman bit*, yaz kis acik, 12 ay acik, hangi aylarda acik, kis aylarinda kapali, kis aylarinda acik",
  luggage:
    "bagaj*, valiz*, bavul*, canta*, emanet*, esyalarimi birak*, esyalarimizi birak*, valizleri birak*, bavullari birak*, esya birak*, canta birak*, esyalarimizi, bavulları bırak*, eşyaları bırak*, valizleri bırak*, çantaları bırak*, bavul bırak*, valiz bırak*, emanet, bavullarla",
  lost_property:
    "kayip esya*, unuttum*, kaybettim*, unuttu*, kayip, kaybet*, unutmusum, odada unut*, dusurdum, esyami unut*, kayıp eşya*, buldunuz mu, kargola*, odada kal*mış*, odada unuttum, odada unutmuşum, unuttuğum",
  room_types:
    "oda tip*, cift kisilik oda, tek kisilik oda, suit*, daire*, uc kisilik oda, oda turleri, baglantili oda*, oda cesit*, bungalov*, studyo*, tek kisilik, cift kisilik, odalariniz nasil, hangi odalar, deluxe, metrekare, oda büyüklüğü*, oda kaç metre*, çift kişilik oda*, oda tipi*",
  family_room: "aile oda*, dort kisilik oda, aile suiti",
  view: "manzara*, gol manzara*, deniz manzara*, deniz goren, denizi gor*",
  bed: "yatak*, cift kisilik yatak, ayri yatak*, tek kisilik yatak, yataklar, ikiz yatak, ranza*, double yatak, twin, french yatak",
  extra_bed:
    "ilave yatak*, ekstra yatak*, ek yatak*, acilir yatak*, cekyat*, fazladan yatak, yatak ekle*, yatak koy*, yer yatagi, ucuncu yatak, sedir, acilir kanepe, ek yatak*, ilave yatak*, yatak ekle*, üçüncü kişi odaya*, açılır yatak*, bir yatak daha, üçüncü yatak",
  cot: "bebek yatag*, bebek karyola*, besik*, cocuk yatag*, park yatak, bebek yatağı*, beşik, bebeğe yatak*",
  bedding:
    "yastik*, battaniye*, carsaf*, yorgan*, nevresim*, pike, yastik kilifi, yatak ortusu, yatak takım*, yastık*, uyku tulum*, yatakları topla*, çarşafları çıkar*, yataklar hazır",
  towels: "havlu*, plaj havlu*, havuz havlu*, havuz icin havlu*, sauna havlu*, deniz havlu*",
  pool_towels: "plaj havlu*, havuz havlu*, havuz icin havlu*, plaj icin havlu*, sauna havlu*, deniz havlu*",
  toiletries:
    "sampuan*, sabun*, dus jeli, dis firca*, dis macunu, banyo malzeme*, tuvalet kagidi, tiras*, banyo urun*, dis fircasi, tarak, jilet, tiras bicagi, buklet, losyon*",
  bathrobe: "bornoz*, terlik*",
  bathroom: "banyo*, tuvalet*, ozel banyo, wc, lavabo*, klozet*, alaturka, taharet*",
  bathtub: "kuvet*",
  shower: "dus, dusa, dusu, duslu",
  hot_water:
    "sicak su, sicak suyu, sicak suyun, sofben, kombi, termosifon*, su isinmiyor, sicak su yok, boyler",
  hairdryer:
    "sac kurutma*, fon makine*, fon, sac duzlestirici*, sac kurutucu, fon var, saç kurut*, saçımı kurut*, fön*",
  iron: "utu*, utu masasi, gomlek utule*, ütü*, ütülemek, buruş*, ütüle",
  safe: "kasa, kasasi, emanet kasasi, degerli esya*, oda kasasi, kasa var, kiralik kasa, kilitli dolap, kilitleyebileceğim, kilitlemek, değerli eşya*, mücevher, laptopu kilitle*, pasaportları kilitle*",
  minibar:
    "minibar*, mini bar*, soğuk tut*, buzdolabına koy*, odada buzdolabı*, soğukta sakla*, mini buzdolabı*",
  fridge: "buzdolab*, dondurucu*, dolap sogutucu, buzluk, derin dondurucu",
  medicine_fridge:
    "insulin*, ilac saklama, ilaclarimi buzdolab*, ilacimi buzdolab*, ilac dolabi, ilaci buzdolab*, soguk zincir, ilaclari sogukta, ilacimi sogukta, ilaci soguk*, buzdolabinda ilac*, ilac icin buzdolab*, ilacimi soguk*, ilaclarimi soguk*",
  kettle:
    "su isitici*, cay, kettle, cay kahve, cay yap*, cay demle*, su kaynat*, çay yapmak*, su ısıt*, çay demle*",
  coffee: "kahve*, kahve makine*, espresso, kahve yap*, nescafe",
  kitchen:
    "mutfak*, yemek pisir*, mikrodalga*, ocak, mutfag*, pisir*, yemek yapabil*, kendi yemegimizi pisir*, firin var, bulasik*, tabak*, tencere*, tava, yemek yapma imkani, catal bicak, bulaşık*, bulaşıkları yıka*, bulaşık makine*, tava*, çatal*, tost makine*, yemek yap*, fırın*, bardak*, mutfak gereç*",
  water:
    "icme suyu, musluk suyu, sise su, musluktan su, su icilir, icilebilir, sise suyu, suyu icilir, musluk suyu icilir, damacana, su sebili, suyunuz icilir, su icebil*",
  tv: "tv, televizyon*, kanal*, mac izle*, kumanda, uydu, film izle*",
  streaming: "netflix, youtube, chromecast, dijital yayin, disney, dizi izle*, kendi hesab*, yayın izle*",
  phone: "odada telefon, odadan telefon, oda telefonu",
  desk: "calisma masasi, calisma alani, masa",
  power_socket:
    "priz*, adaptor*, sarj aleti, sarj cihaz*, donusturucu*, telefonumu sarj*, telefon sarj*, sarj kablo*, usb, fis prizi, uzatma kablosu, adaptör*, telefon şarj*, dönüştürücü*, fişimiz*, fişler*, fişim, fiş*, hangi priz, uzatma kablo*, uzatma, çoklu priz, üçlü priz",
  air_conditioning:
    "klima*, vantilator*, klimali, oda cok sicak, serinlet*, sogutma, odayı serinlet*, oda çok sıcak*, klimayı, kliması, klimanın kumandası, soğutma*",
  heating:
    "isitma*, kalorifer*, isitici*, isinma*, oda soguk, dogalgaz, yerden isitma, petek*, isitiliyor, ısıtma*, termostat*, ısıtıcı*, soba*",
  balcony: "balkon*",
  terrace: "teras*",
  noise:
    "gurultu*, ses yalitim*, sessiz*, sakin, kulak tikaci, gurultulu, ses geliyor, gurultulu mu, ses gecir*, ses yalitimi",
  quiet_hours:
    "sessizlik saat*, sessiz saat*, sessizlik, ses yapmak, gurultu yapmak, sessiz olma, sessiz ol, gürültü yap*, müzik kaça*, ses yap*, sessiz*, gürültü*, sessiz ol*, müzik, yüksek ses*, komşu*, rahatsız et*, dinlenme saat*",
  housekeeping:
    "temizlik*, oda temizl*, temizle*, kat gorevlisi, carsaf degis*, temizlenir, odayi temizle*, havlulari degis*, oda temizligi, yatak yap*, odamizi temizle*, odamiz temiz*, oda temizliği*, odayı topla*, yatakları yap*, çarşaf değiş*, temizlikçi, kat görevlisi*",
  waste:
    "cop, cope, copu, copler*, cop kutusu, cop konteyner*, cop kovasi, atik*, geri donusum kutusu, cop nereye, cop torba*, copumuzu, çöp*, geri dönüşüm*, atık*, çöpleri ayır*, çöpleri nere*, konteyner*",
  smoking:
    "sigara*, sigara icil*, elektronik sigara, kul tablasi, tutun, puro, nargile*, iqos, sigara odasi, kulluk, içilir mi sigara*, vape, tütün",
  insects:
    "sivrisinek*, bocek*, sineklik*, tahta kurusu, karinca*, hamambocegi, ari, arilar, sinek*, cibinlik*, kene*",
  wifi: "wifi, wi fi, internet*, kablosuz*, wifi sifresi, kablosuz ag, net cek*, wifi parolasi, internete bagla*, internet sifre*, internete, nete bağlan*, bağlanamıyorum, kablosuz, internet şifresi*",
  sim_card: "sim kart*, sim, e sim, on odemeli hat, yerel hat, kontorlu hat, turist hatti, hazir kart",
  mobile_signal:
    "telefon cekiyor mu, telefon cek*, cep telefonu cek*, sebeke, sinyal, mobil veri, telefon sinyal*, 4g, 5g, 4 5g, lte, roaming, hat cek*, kapsama alan*, mobil internet, cekim gucu",
  elevator: "asansor*, merdiven*, basamak*, zemin kat, asansör*, merdiven çık*, bebek arabası sığar*",
  accessibility:
    "engelli*, tekerlekli sandalye*, erisilebilir*, rampa*, hareket kisitli*, engelli odasi, yasli*, yuruyemeyen, yurutec*, baston, yürüteç, basamaksız, tekerlekli sandalye*, koltuk değneği*, merdivensiz, yürümekte zorlan*",
  pool: "havuz*, kapali havuz*, acik havuz*, yuzme*, sezlong*, yuzmek, yuzebil*, cocuk havuzu, kaydirak*, aquapark, isitmali havuz, yüzmek, yüzebilir, havuza gir*, yüzelim, serinlemek",
  lifeguard: "cankurtaran*, can kurtaran*, havuz gorevlisi, havuz gozetmen*",
  swimming_cap: "bone, yuzme bone*, havuz bone*, bone takmak, bone zorunlu*, yuzucu sapka*, boneyle, bonesiz",
  gym: "spor salon*, fitness*, gym, egzersiz*, antrenman*, spor yap*, kosu bandi, spor yapabil*, spor aletleri, idman, spor salonu*, antrenman, ağırlık, koşu bandı*, fitness",
  spa: "spa, hamam*, turk hamami, wellness, bakim, buhar odasi, buhar odası*, kese",
  sauna: "sauna*",
  massage: "masaj*, masöz",
  hot_tub: "jakuzi*",
  garden: "bahce*, avlu*",
  barbecue: "barbeku*, mangal*, izgara, ızgara*, kömür*",
  fireplace:
    "somine*, soba, sobasi, odun sobasi, ates yak*, kamp atesi, kuzine, mangal atesi, ates cukuru, sobali",
  firewood: "odun, yakacak odun, somine odunu, cira, pelet, odun var, odun ucreti",
  lounge: "lobi*, salon, oturma odasi, dinlenme alani, ortak alan*, lounge",
  library: "kutuphane*, kitap odunc*, kitap oku*, okuma odasi, kitaplik, kitaplar, kitap degis*",
  games: "masa oyun*, bilardo*, masa tenisi, oyun odasi, oyunlar, kutu oyun*, oyun salonu",
  meeting_room:
    "toplanti*, konferans*, seminer*, ziyafet*, toplanti salonu, toplanti odasi, etkinlik salonu, toplantı*, ekip toplantısı*, toplantı salonu*",
  coworking: "coworking, ortak calisma alan*, ortak ofis*, paylasimli ofis*",
  printer:
    "yazdir*, yazici*, cikti al*, fotokopi*, binis karti*, tarayici*, cikti almak, belge yazdir*, bilet yazdir*, fotokopi cek*, cikti alabil*, yazicidan cikti, yazdır*, çıktı al*, fotokopi",
  laundry:
    "camasir*, camasirhane*, camasir makine*, kiyafet yika*, kurutma makinesi, camasir yika*, kiyafetlerimi yika*, yikama, camasir yikama, elbise yika*, kurutma, yikatmak, yikatabil*, gömlek yıka*, çamaşır*, kıyafet yıka*, kirli çamaşır*, gömlekleri yıka*, yıkatmak, gömlek",
  dry_cleaning: "kuru temizleme*",
  playground:
    "oyun alani, cocuk parki, salincak*, oyun parki, cocuk oyun alani, kaydirak oyun, park cocuk, oyun bahcesi, cocuklarin oynay*, kaydırak, salıncak*, oyun parkı*, çocuk parkı*",
  kids_club:
    "cocuk kulubu, mini kulup, mini club, animasyon*, cocuk aktivite*, cocuklar icin aktivite*, cocuk etkinlik*, çocukları oyala*, çocuk kulübü*, çocuklar için etkinlik*, animasyon",
  security_cameras:
    "guvenlik kamera*, kamera*, guvenlik*, kayıt altında*, çekiliyor muyuz*, güvenlik kamerası*",
  concierge: "konsiyerj*, kapici, bellboy, concierge, kapi gorevlisi",
  tip: "bahsis*, servis ucreti, servis bedeli, kuver, servis dahil",
  staff_languages:
    "diller, dil, hangi dil*, konusuyor*, konusulu*, ingilizce, turkce konus*, ingilizce bil*, turkce bil*, turkce konusan, almanca, rusca, arapca, türkçe bilen*, türkçe konuşan*, bilen var mı, konuşan biri*",
  house_rules: "otel kural*, kurallar*, ev kurallari, kural",
  fire_safety:
    "yangin alarm*, yangin sondur*, yangin merdiven*, duman dedektor*, toplanma nokta*, toplanma alan*, acil cikis*, kacis yolu*, tahliye*, yangin guvenli*, yangin*, yangin cikis*, karbonmonoksit, toplanma yeri, tütsü*, havai fişek*, ateş yak*, kamp ateş*, meşale*, açık ateş*, yanıcı, çıra, mum, mumlar",
  visitors:
    "ziyaretci*, misafir getir*, ek kisi, misafir kabul*, arkadas*, ekstra kisi, fazladan kisi, arkadasim gelebil*, misafirim*, odaya misafir, disaridan misafir, arkadasimi getir*, arkadaşım odaya*, arkadaş getir*, odama gelebilir*, ziyaretçi*, odaya gelebilir, odaya çıkabilir, arkadaşım odaya, misafir, misafirler*, arkadaşlarım*, arkadaşım*, arkadaşlar*, kız arkadaş*, ziyarete gel*, kayıtsız kişi*, kayıtlı olmayan, dışarıdan misafir*, ek kişi*, bizde kal*, gece kalabil*",
  parties: "parti*, kutlama yap*, bekarliga veda, etkinlik",
  wedding: "dugun*, evlen*, nikah*",
  photographer:
    "fotografci*, fotograf cekim*, dugun fotograf*, profesyonel fotograf*, cekim yap*, fotograf cektir*",
  damage:
    "hasar*, kirdim*, zarar, bozdum, kirild*, kirarsam, zarar*, kırıl*, kırar*, kırık*, kırdı*, leke*, dökül*, bozarsak, tazmin*, onarım*",
  sustainability: "surdurulebilir*, cevre dostu, cevreci, geri donusum*, ekolojik",
  breakfast:
    "kahvalti*, brunch, sabah yemegi, sabah ne yiyebil*, serpme, acik bufe kahvalti, kahvalti kacta, kahvaltı*, sabah yemek*, sabahları yemek*, kahvalti",
  lunch:
    "ogle yemeg*, oglen yemek, ogle yemek*, oglen ne yiyebil*, ogle yemegi, oglen ye*, ogleyin yemek, öğle yemeği*, sandviç, öğlen yemek*, öğlen bir şey*, tost, salata, atıştır*, öğlen yemek, öğlen de yemek, öğlenleri",
  packed_lunch:
    "piknik*, kumanya*, yolluk*, paket yemek, piknik sepeti, lunch box, paket kahvalti, ogle paketi, yol icin yemek, yolluk sandvic, paket ogle yemegi, kahvalti paketi",
  dinner: "aksam yemeg*, aksam yemek*, aksam ne yiyebil*, aksam yemegi, aksam ye*, aksam yemekleri",
  half_board:
    "yarim pansiyon*, tam pansiyon*, her sey dahil, hersey dahil, kahvaltı ve akşam yemeği*, akşam yemeği dahil*, yarım pansiyon*, yarım pansiyona, yarım pansiyona geç",
  restaurant:
    "restoran*, lokanta*, yemek salonu, otelde yemek, menu*, masa ayirt*, masa rezerv*, restorant*, yemek yiyebil*, masa ayir*, yemek var mi, yemekler, mutfak kacta kapan*, yemek servisi, kafe, kafeterya, yemek ye*, yemek yiye*, bir şeyler yemek*, mutfak açık*, yemek yenir*, acıktık",
  kids_menu:
    "cocuk menu*, cocuk menusu, cocuklar icin menu*, cocuklar icin yemek*, cocuk porsiyon*, yarim porsiyon*, cocuk yemek*, cocuklara ozel menu*, kucuk porsiyon*",
  tasting_menu:
    "tadim menusu, tadim menu*, sef menusu, degustasyon*, fiks menu*, sabit menu*, kac tabak, surpriz menu*, set menu*, sefin menusu, kac cesit yemek",
  own_food:
    "kendi yemegimiz*, kendi yiyecek*, disaridan yemek, disaridan yiyecek*, yemek getir*, yiyecek getir*, kendi yemegimi*, disaridan siparis, yemek siparis*, pizza siparis*, kendi pastamiz*, disaridan pasta, kendi icecek*, disaridan icecek*, kendi iceceg*, icecek getir*, yemeksepeti, getir siparis, disaridan gida, pasta getir*, eve servis, paket servis, dışarıdan yiyecek, dışarıdan yemek, kendi yiyece*, odada yemek, piknik*, yiyecek ve içecek",
  bar: "bar, bari, barda, kokteyl*, icecek*, alkol*, bira, biralar, sarap*, icki*, bir seyler icebil*, icki var, rakı, bir seyler icmek, icki servis*, bir şeyler içmek*, içki, kadeh şarap*, içebilir",
  wine_list:
    "sarap listesi, sarap menu*, sarap karti*, kadeh sarap*, kadehle sarap, yerel sarap*, ev sarabi, sommelier, somelye*, sarap eslesme*, bolgesel sarap*, hangi sarap*, sarap kadehle",
  corkage:
    "mantar parasi, mantar ucreti, tirbuson ucreti, tapa parasi, tapa ucreti, kendi sarab*, sarap getir*, kendi ickimiz*, alkol getir*, icki getir*, kendi icecek*, disaridan icki, disaridan alkol, disaridan sarap, kendi siseni*, disaridan icecek*, kendi icki*, kendi alkol*",
  wine_tasting:
    "sarap tadim*, tadim*, sarap mahzen*, mahzen*, bag evi, uzum bag*, saraphane*, bag gezisi, sarap imalathane*, sarap uretici*, sarap fabrika*, bagi gez*, peynir tadim*, zeytinyagi tadim*, saraplarinizi tad*",
  cooking_class:
    "yemek kurs*, yemek ders*, yemek atolye*, asci kurs*, mutfak atolye*, yemek yapmayi ogren*, pisirme kurs*, yemek workshop*, asci okulu, mutfak kurs*, yemek pisirme ders*, yemek pisirme kurs*",
  room_service:
    "oda servisi*, odaya yemek, odada kahvalti, odaya servis, odaya kahvalti, odada yemek, odaya siparis, odaya getir*, odaya gonder*, yemegi odaya, odada yiyebil*, yemek getir*, odaya getir*, oda servisi*",
  diet: "vejetaryen*, vegan*, helal*, koser*, laktoz*, diyet*, etsiz, domuz eti, helal mi, et yemiyor*, et yemem*, bitkisel",
  allergy:
    "alerji*, gluten*, glutensiz*, colyak*, intolerans*, findik*, fistik*, ceviz*, çölyak, laktoz*, fıstık, kuruyemiş, süt ürün*",
  dress_code:
    "kiyafet kural*, kiyafet kodu, dress code, kiyafet zorunlu*, ne giymeli*, giyim, sortla, terlikle, kravat*, şortla, ne giymeli, kıyafet zorunlu*, şık giyin*",
  vending_machine: "otomat*, atistirmalik*, buz, buz makinesi",
  children:
    "cocuk*, bebek*, aile*, oglum, kizim, cocuklu, ufaklik*, bebegim*, cocugum*, torun*, kucuk kizim, minik*, kaç yaşına kadar, çocuk ücretsiz, çocuklar ücretsiz, kaç yaşından",
  babysitting:
    "bebek bakici*, cocuk bakici*, cocuk bakim*, dadi*, bakici*, cocuga bak*, cocuklara bak*, bebege bak*, çocuklara bak*, çocukları birine bırak*, çocukları bırak*, bakıcı*, dadı, çocuk bakıcısı*",
  stroller: "bebek arabas*, puset*, bebek tasiyici*, cocuk arabas*, kanguru",
  changing_table:
    "alt degistirme*, bebek bezi, bebek bez*, bez degistir*, bebek bakim oda*, lazimlik, bebek kuveti, bebek banyo*, alt acma, alt degis*, bebek bakim unite*, cocuk bezi",
  baby_food:
    "bebek mamasi, mama, mamasi, mama isit*, biberon*, biberon isitici*, bebek yemek*, mama ocagi, sterilizator*, sterilize*, anne sutu, sut isit*, puree, bebek corbasi, devam sutu",
  high_chair:
    "mama sandalye*, cocuk sandalye*, bebek sandalye*, mama iskemlesi, bebek koltugu, bebek sandalyesi, yüksek sandalye*",
  pets: "evcil hayvan*, kopek*, kopeg*, kedi*, hayvan*, can dost*, yavru kopek, hayvan dostu, köpeğim*, yavru köpek*, patili, kedim*, tüylü dostumuz*, can dostumuz*, tasma*, ağızlık, havla*, aşılı, aşıları, rehber köpek, evcil*, mama kab*, dışkı*",
  farm_animals:
    "ciftlik hayvan*, hayvanlari besle*, hayvanlari sev*, keci*, koyun*, inek*, tavuklar, esek*, alpaka*, tavsan*, sut sag*, sagim, ahir*, hayvanlari besley*, kuzu besle*, yumurta topla*",
  parking:
    "otopark*, park*, araba*, garaj*, arac*, vale*, arabayi nereye, arabamizi nereye, araba park*, arac park*, arabami birak*, arabayi birak*, park yeri, arabayi koy*, arabayı bırak*, arabayı park*, tavan bagajı*, araba koyacak*, arabayı nereye*, port bagaj*",
  ev_charging:
    "elektrikli arac*, elektrikli araba*, sarj istasyonu*, arac sarj*, araba sarj*, arabami sarj*, tesla, sarj noktasi, aracimi sarj*, arabayi sarj*, elektrikli aracim*, sarj unitesi, hibrit*, togg, arac icin sarj, sarj istasyon*, sarj dolum, elektrikli otomobil*, arabayı şarj*, elektrikli araba*, elektrikli araç*, araç şarj*, şarj istasyonu*, arabayı şarj, kwh",
  shuttle:
    "servis araci, transfer*, havaalani servisi, havalimani servisi, ring servisi, karsilama, bizi al*, shuttle, beni al*, havaalanina ulasim, bizi havaalanindan, beni havaalanindan, bizi karsila*, alabilir misiniz havaalanindan, havalimanindan al*, otogardan al*, havaalanina birak*, havaalani transfer*, havaalanindan nasil, bizi al, karşılar mısınız*, karşılama, şoför, havalimanından al, bizi alır*",
  taxi: "taksi*, uber, taksi cagir*, taksi durag*, bitaksi, araba çağır*, araç çağır*, istasyona araba*",
  airport: "havaalan*, havaliman*, ucus*, ucak*",
  train: "tren*, istasyon*, gar, demiryolu, trenle, trenden",
  bus: "otobus*, tramvay*, metro*, toplu tasima*, durak*, dolmus*, duragi, otogar*, belediye otobus*, minibus*, toplu ulasim*, otobus durag*",
  car_hire:
    "araba kirala*, arac kirala*, kiralik araba*, kiralik arac*, oto kiralama, araba tut*, kiralik oto, arac tut*, rent a car",
  bicycle:
    "bisiklet*, bisiklet kirala*, e bike, bisiklet kiralik, scooter kiralama, elektrikli bisiklet, pedal",
  motorcycle: "motosiklet*, motor, scooter*",
  petrol_station:
    "benzin*, akaryakit*, petrol istasyon*, mazot, dizel, yakit*, depo doldur*, lpg, petrol ofisi, benzin istasyon*, depoyu doldur*, benzin al*",
  winter_tyres:
    "kis lastik*, kar lastik*, zincir*, kar zincir*, patinaj zincir*, 4x4, dort ceker, yollar acik mi, kar kureme*, karli yol*, yol kapali mi, kislik lastik*, yolda buz, takoz ve zincir, buzlanma*, kar temizl*",
  boat: "tekne*, bot, feribot*, gemi*, yelken*, vapur*, tekne turu, sandal, adalara, adaya, iskele*",
  address:
    "adres*, posta kodu, otel nerede, nasil gel*, konum*, neredesiniz, yol tarifi, nasil ulas*, otelin yeri, oteliniz nerede, size nasil gel*, size nasil ulas*, nasil gelebil*, nasil gidilir otele, nasil bulur*, navigasyon*, tam olarak nerede, navigasyon, hangi çıkış*, otoban çıkışı*, sizi nasıl bul*, nasıl gel*, konum",
  contact:
    "telefon numara*, telefon*, e posta, eposta, mail, iletisim*, arayabil*, ulasabil*, email, whatsapp, numaraniz, sizi nasil ara*, mail adres*, sizi ara*, telefon numaranız*, numaranız, size ulaş*, telefonunuz, hangi adrese göndere*, hangi maile, nereye atayım, nereye göndereyim",
  city_center: "sehir merkez*, merkez*, eski sehir, merkeze",
  tours:
    "tur, turlar*, gezi*, rehber*, aktivite*, bilet*, ne yapilir, turu, turlari, neler yapabilir*, ne yapabil*, neler yapabil*, neler var yapacak, yapilacak*, gezebil*, gezmek, tekne turu, ada turu*, tekne gezisi*, turunuz, gezi",
  hiking:
    "yuruyus*, doga yuruyus*, trekking*, patika*, yuruyus rota*, yuruyus parkur*, dag yuruyus*, hiking, kar raketi, yuruyus yol*, likya yolu, yurunecek, orman yuruyus*, doga gezisi",
  climbing:
    "tirmanis*, kaya tirmanis*, tirmanma*, via ferrata, macera park*, bouldering, kanyoning, halatli parkur, zipline, duvar tirmanis*",
  mountain_safety:
    "cig tehlikesi, cig riski, dag kurtarma, kaya dusme*, dag guvenligi, cig dus*, dag rehber*, pist disi, kaya dusmesi",
  cable_car:
    "teleferik*, telesiyej*, fünikuler*, gondol*, lift hatti, kayak lifti*, telesiyej saat*, liftler, teleski*, baby lift, lift acik",
  attractions:
    "muze*, gezilecek*, kale*, kilise*, tiyatro*, sinema*, gorulecek*, turistik*, gorulmesi gereken, gezilecek yer*, nereleri gez*, gorulecek yer*, nereye gidebil*",
  religious_service:
    "ibadet*, ayin*, kilise ayini, pazar ayini, mescit*, mescid*, namaz*, dua, sinagog*, havra, seccade*, kible*, ezan*, cuma namazi, abdest*, camii, camiye, yakin cami, cami var, cami nerede",
  nearby_restaurants:
    "yakin restoran*, yakinda restoran*, nerede yemek, restoran oner*, civarda restoran*, pizzaci*, yakinlarda restoran*, nerede yiyebil*, cevrede restoran*, yakindaki restoran*, iyi bir restoran, restoran tavsiye*, dışarıda yemek, çin lokantası, yakında lokanta, yakında güzel restoran",
  beach: "plaj*, deniz, kumsal*, sahil*, gölde yüz*, göle gir*, gölde yüzülür*, kumsal, kum, iskeleden",
  lake: "gol, gole, golde, golu, gol kenari, golun",
  water_sports:
    "su spor*, sorf*, ruzgar sorf*, dalis*, dalmak, dalis okul*, snorkel*, kano*, kayak surme denizde, sup, kurek sorf*, wakeboard, su kayag*, jet ski, deniz bisiklet*, rafting, parasailing, kiteboard, kitesurf, tuplu dalis*, deniz kano*, ringo",
  fishing:
    "balik tut*, balik av*, olta*, balikcilik, balik tutma izni, amator balikci*, balik tutulur, balik tutabil*, balik izni",
  ski: "kayak*, kar, pist*, kayak merkezi, kayak sezon*, kayak pist*",
  ski_pass:
    "skipass*, ski pass*, kayak karti*, lift karti*, lift bileti*, telesiyej bileti*, kayak bilet*, teleferik bilet*, skipas*, lift ucret*",
  ski_school:
    "kayak ders*, kayak okul*, kayak hocasi, kayak egitmen*, kayak kursu, kayak ogren*, kayak egitim*, snowboard ders*, snowboard egitmen*, kayak kurs*, kayak hoca*",
  ski_rental:
    "kayak kirala*, kayak ekipman*, kayak takimi*, kiralik kayak*, snowboard kirala*, kayak ayakkabisi kirala*, kayak malzeme*, ekipman kirala*, kayak kiyafeti kirala*, kayak takim*",
  ski_storage:
    "kayak odasi, kayak odas*, kayak dolab*, kayak deposu, kayaklari birak*, kayaklarimizi birak*, kayak ayakkabisi kurut*, kayaklarimi birak*, kayak emanet*, kayaklari koy*, kayaklarimizi koy*, bot kurut*, kayak muhafaza, ski room",
  ski_bus:
    "ski bus, kayak servis*, pistlere servis, pistlere ulasim, kayak merkezine servis, pist servisi, kayak otobus*, ski shuttle, pistlere shuttle, kayak merkezine ulasim, pistlere transfer",
  cross_country:
    "kayakli kosu*, kuzey disiplin*, kros kayag*, cross country, langlauf, kayakli yuruyus, kros kayak",
  sledging: "kizak*, kizak pist*, kizak kay*, tubing, snow tube",
  sports: "spor, yoga*, kosu*, futbol*",
  tennis: "tenis*, tenis kort*, kort, padel, squash, badminton, tenis raket*",
  golf: "golf*, golf sahasi, mini golf, minigolf",
  horse_riding:
    "at binme*, ata bin*, at bin*, binicilik*, at turu, at gezinti*, at ciftlig*, pony, midilli*, fayton*, atla gezi*, atlar, at gezisi, at binmek",
  shops:
    "market*, supermarket*, magaza*, alisveris*, firin, hediyelik*, dukkan*, bakkal*, bim, migros, a101, carrefour, sok market, manav, kasap, pazar alisverisi, firinci, ekmek al*, alışveriş*, su almak*, meyve almak*, süpermarket*, yiyecek almak*, ekmek almak*",
  farm_shop:
    "ciftlik urun*, yoresel urun*, ev yapimi recel, koy urun*, dogal urun*, organik urun*, koy yumurta*, taze sut, bal satis*, sarap satin al*, urunlerinizi satin al*, ev yapimi urun*, yerel urun*, urunlerinizden satin, sarap satis*, zeytinyagi satis*, koy yumurtasi, bal satin, ciftlikten satin",
  market: "pazar yeri, pazar kurul*, halk pazari, semt pazari, haftalik pazar, bit pazari",
  pharmacy:
    "eczane*, ilac*, aspirin*, agri kesici*, yara bandi, nobetci eczane, ates dusurucu, agri kesici, ilaç*, ağrı kesici*, parasetamol, aspirin, yara bandı*",
  doctor:
    "doktor*, hastane*, klinik*, disci*, ilk yardim*, hekim*, hemsire*, saglik ocagi, cocuk doktoru, veteriner*, dis hekimi, acil servis",
  emergency: "acil*, ambulans*, polis*, itfaiye*, acil numara*, acil durumda*, acil durum*, imdat numarası*",
  cash_machine:
    "atm, bankamatik*, banka, para cek*, atm nerede, nakit cek*, para çek*, nakit çek*, nakit bitti*",
  currency_exchange:
    "doviz*, doviz buro*, para boz*, para cevir*, doviz kuru, dolar boz*, euro boz*, para degis*, exchange, dolar cevir*, doviz boz*, lira cevir*",
  weather: "hava durumu, hava nasil, yagmur*, sicaklik*, hava",
  nightlife: "gece kulub*, gece hayati, disko*, canli muzik*, casino*, konser*, eglence*, dans",
  umbrella: "semsiye*, şemsiye*, ıslan*",
  newspaper: "gazete*, dergi*",
  parcel: "kargo*, paket*, postane*, pul, kartpostal*, posta, posta kutusu, mektup*, ptt, kargo gonder*",
  wake_up_call: "uyandirma*, uyandir*, alarm, calar saat",
  pitch:
    "cadir*, karavan*, kamp alani, kamp yeri, kamp yap*, kampci*, motokaravan*, cadir kur*, kamping*, camping, elektrik baglantisi, glamping, karavan park*, kamp parsel*, cekme karavan, karavan elektrik, çadır*, parsel*, kamp alan*, elektrik bağlantı*",
  dump_station:
    "gri su, atik su, kimyasal tuvalet*, siyah su, karavan bosaltma, kaset tuvalet*, tuvalet kaseti*, pis su bosalt*, temiz su doldur*, pis su, kaset bosalt*, fosseptik*, tuvalet bosalt*, su dolum*",
  final_cleaning:
    "son temizlik, çıkış temizliği, temizlik ücreti, temizlik bedeli, temiz bırak*, temiz teslim, temiz ve düzenli, düzenli bırak*, süpür*, elektrikli süpürge, ayrılmadan önce temiz*, nasıl bırak*, bulduğunuz gibi, aldığınız gibi, hangi durumda",
  furniture: "mobilya*, eşyaların yerini, yatakları birleştir*, yatakların yerini, eşyaları taşı*",
  shoes: "ayakkabı*, terlik*, ayakkabılarımızı çıkar*, topuklu",
  windows:
    "pencere*, panjur*, kapıları kilitle*, kapıyı kilitle*, kilitle*, havalandır*, dış kapı, kapı ve pencere*, kapıları kapat*, pencereleri kapat*",
  energy:
    "elektrik, elektrik dahil, elektrik tüketim*, enerji*, ışıkları kapat*, ışıklar*, ışığı kapat*, sayaç, tüketim*, faturalar, su tasarrufu",
  fuse_box:
    "sigorta kutusu, sigorta at*, elektrik kesint*, elektrik kesil*, elektrikler gid*, şalter*, el feneri",
  subletting: "devredil*, kiraya ver*, alt kirac*, üçüncü kişi*, başkasına devret*, ticari amaç*",
  wristband: "bileklik*, bilekli*",
  driving:
    "hız sınırı, km saat, bariyer*, araç trafiği, plaka*, araçla giriş, arabayla gir*, araçla girmek, azami hız, ne hızla, kaç kilometre hız*",
  car_wash: "araba yıka*, araç yıka*, arabamı yıka*, araçların yıkan*",
  drone: "drone*, dron",
  flushing:
    "klozete, klozet, tuvalete at*, tuvalete kağıt*, tuvalet kağıdını, fosseptik, foseptik, tıkan*, ıslak mendil*, kanalizasyon",
  balance: "kalan tutar*, kalan ödeme*, kalan miktar*, bakiye*, geri kalan, kalanı öde*, kalan kısmı",
  booking_fee: "rezervasyon ücreti, hizmet bedeli, işlem ücreti, dosya masraf*",
  early_departure: "erken ayrıl*, erken çıkış, erken dön*, konaklamayı kısalt*, planlanandan önce ayrıl*",
  arrival_day: "cumartesiden cumartesiye, haftalık kirala*, hangi gün gir*, hangi günler giriş",
  gas: "tüp, tüpler*, gaz tüp*, kamp tüp*, piknik tüp*",
  inventory: "demirbaş*, envanter*, eşya listesi",
  insurance: "sigorta, sigortası, seyahat sigortası, iptal sigortası, sigortalı",
  owner_access: "ev sahibi gir*, ev sahibinin girme*, daireye girme hakkı",
  decoration: "süsle*, balon*, konfeti, duvara as*, çivi*, dekorasyon*",
  stair_gate: "merdiven kapısı, çocuk kapısı, güvenlik kapısı, merdiven bariyer*",
  cleaning_supplies:
    "temizlik malzeme*, temizlik ürün*, temizlik madde*, süpürge, paspas, bulaşık deterjan*, deterjan*, çöp torba*, çöp poşet*, sünger, bulaşık tablet*",
  bread: "taze ekmek, ekmek sipariş*, ekmek servisi",
  defects: "arıza*, şikayet*, çalışmıyor*, bozuk*, kusur*, arızalan*",
  choice_of_place: "yer seç*, parsel seç*, oda seç*, tahsis*, yerimizi seç*",
  down_payment: "kaparo*, kapora, ön ödeme*",
  celebration:
    "dogum gunu*, yil donumu*, balayi*, romantik*, surpriz*, kutlama*, yildonumu*, evlilik yildonumu, dogum gunu pastasi, pasta siparis*, dugun pastasi, oda susle*, gul yapra*, evlenme teklif*, evlenme teklifi*, sürpriz*, yıl dönümü*, yıldönümü, balayı, gül yaprak*, balayı*, balayına, gül yaprağı, gül mum, odaya gül, odayı süsle, süsleme*",
  cake: "pasta, pastasi, dogum gunu pastasi, kek, tatli*, pastane*, yas pasta, dugun pastasi, pasta yap*, pasta siparis*",
  flowers: "cicek*, buket*, gul, guller, cicegi",
  bottle: "sampanya*, prosecco, sise sarap, sise, kopuklu sarap",
  rating: "yildiz*, kac yildiz*, puan*, degerlendirme*, yorumlar",
  history:
    "tarih, tarihi, tarihce*, insa*, yenilen*, sahibi, ne zaman yapıl*, aile işletmesi*, kaç yıllık*, bina ne zaman yapıldı*, ne zaman inşa edil*",
  price:
    "fiyat*, ucret*, ne kadar, kac para, ucretsiz*, bedava*, euro, pahali, ek ucret, parali, kac euro, ucreti",
  time: "saat kac*, kacta, ne zaman, saat*, acik, acil mi, aciliyor*, kapali, kapaniyor*, kaca kadar, kactan, saatleri, saati, calisma saatleri, kacta acil*, kacta basl*, kadar acik",
  place: "nerede*, hangi kat*, neresi, nereye, nereden",
  reserve: "rezervasyon yap*, onceden*, ayirt*, randevu*, rezerve*, onceden rezervasyon",
  distance: "ne kadar uzak*, uzak*, yakin*, mesafe*, yuruyerek, kilometre*, dakika*, en yakin*, civar*",
  quantity: "kac tane, kac kisi*, kac kez, en fazla, kisi basi*, kac, ne siklikla",
  included: "dahil*, fiyata dahil, icinde mi",
  early: "erken*, daha once, daha erken",
  late: "gec, daha gec, gece yarisi*, gec saat*, gece",
  allowed: "izin*, kabul*, yasak*, getirebil*, serbest*, getir*, verili*, icilebilir mi, alabilir mi",
  weekend:
    "hafta sonu*, pazar gun*, cumartesi*, pazartesi*, sali, carsamba*, persembe*, cuma, tatil gun*, haftasonu*, bayram*, pazar gunleri",
  season: "yaz, kis, ilkbahar*, sonbahar*, sezon*, yilbasi*, noel*, yazin, kisin, butun yil, yil boyu*",
  size: "buyukluk*, buyuk, yukseklik*, agirlik*, kucuk, derin*, boyut*, metrekare*, kilo*",
  kind: "hangi, ne tur, cesit*, secenek*, neler, turleri, ne cesit",
  all_day: "24 saat, yedi yirmi dort, gece gunduz, her zaman, tum gece, her saat, 7 24",
  daily: "her gun, gunluk*, gunde*, hergun",
  in_room: "odada*, odalarda*, odamda*, odamizda*, oda icinde, odanin icinde",
  on_site: "otelde*, tesiste*, otelin icinde, otel icinde",
  password: "sifre*, parola*, ag, baglan*",
  for_children: "cocuklar icin*, bebek icin*, cocuklu*, cocugum icin*, bebegim icin, cocuk icin",
  indoor: "kapali havuz*, ic mekan*, kapali alan*",
  outdoor: "acik havuz*, dis mekan*, disarida*, acik hava*",
  electric: "elektrik*, sarj*",
  the_house:
    "otel*, oda, odalar*, konaklama*, misafir*, tesis*, pansiyon*, konuk*, kaliyor*, hizmet*, imkan*",
  order: "hoscakal*, tesekkur*, ariyorum",
  elsewhere: "tren*, taksi*, bilet*, muze",
};
