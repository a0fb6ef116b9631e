import type { ActWords } from "../act-words.ts";

export const tr: ActWords = {
  things: {
    wake_up_call: "uyandırma servisi | uyandir*, uyandirma, alarm servisi",
    packed_breakfast:
      "kahvaltı paketi | kahvalti paketi, kahvalti paket*, paket kahvalti, kumanya*, yolluk, piknik",
    breakfast_in_room:
      "odaya kahvaltı | odaya kahvalti, kahvaltiyi odaya, kahvalti odaya, odada kahvalti, yataga kahvalti, kahvaltimizi odaya",
    late_check_out:
      "geç çıkış | gec cikis*, gec check out, daha gec cik*, odayi gec, odada kal*, biraz daha gec, odadan gec, late check out, cikisi uzat*, cikisimizi",
    early_check_in:
      "erken giriş | erken giris*, erken check in, daha erken gir*, odaya erken, early check in, erken gelsek",
    booking_change:
      "rezervasyon değişikliği | rezervasyonumuzu degis*, rezervasyonumu degis*, rezervasyonu degis*, rezervasyonumuzu uzat*, rezervasyon degis*, tarihi degis*, tarihlerini degis*, tarih degis*, bir gece daha, 1 gece daha, fazladan bir gece, uzatmak, uzat*, ertele*, yerine, kisi daha ekle*, kisi ekle*, kaydir*",
    another_room:
      "başka oda | baska oda*, baska bir oda*, odamizi degis*, odami degis*, oda degis*, daha sessiz bir oda, daha buyuk bir oda, daha buyuk oda, daha sakin bir oda",
    extra_bed: "ek yatak | ek yatak*, ekstra yatak*, ilave yatak*, acilir yatak | ayri yatak*",
    cot: "bebek yatağı | bebek yatagi*, bebek yatag*, besik*, park yatak*, bebek karyola*",
    high_chair: "mama sandalyesi | mama sandalye*",
    cake: "pasta | pasta*, dogum gunu pasta* | mum*",
    flowers: "çiçek | cicek*, gul, guller, buket*, gul yapra* | susle*, sampanya",
    taxi: "taksi | taksi*, uber",
    transfer:
      "transfer | transfer*, servis ayarla*, bizi al*, beni al*, karsila*, shuttle, sofor*, alinma*, havaalanindan al*, goturebilir*, birak*",
    towels: "havlu | havlu* | bornoz*",
    pillow: "yastık | yastik*, yastig*",
    blanket: "battaniye | battaniye*, yorgan*, pike*",
    bed_linen: "çarşaf | carsaf*, nevresim*",
    luggage: "bagaj | bagaj*, bavul*, valiz*, canta*, esya*",
    room_cleaning:
      "oda temizliği | oda temizli*, odayi temizle*, odamizi temizle*, odami temizle*, temizlik, temizlen*, toplan* | cop",
    room_service: "oda servisi | oda servisi*, odaya yemek, odaya aksam, odaya siparis",
    treatment: "masaj | masaj* | spa, hamam*, bakim, manikur, pedikur",
    bike: "bisiklet | bisiklet*",
    boat: "tekne | tekne*, kayik, bot, botu, kayig* | kano*, deniz bisiklet*",
    lesson: "ders | ders*, kayak okul*, kayak dersi, kurs*, hoca*, egitmen*",
    tour: "tur | tur, turu, turuna, gezi* | rehber*, yuruyus*, tadim*",
    tickets: "bilet | bilet*, skipass*",
    laundry: "çamaşır | camasir*, yikat*, kuru temizleme, utulet*, yikan*",
    iron: "ütü | utu, utuye, utu masasi, utunuz",
    adapter: "adaptör | adaptor* | sarj*, priz*, uzatma kablosu, kablo",
    hairdryer: "saç kurutma makinesi | sac kurut*, fon makine*",
    toiletries:
      "banyo malzemeleri | sampuan*, sabun*, tuvalet kagid*, dis firca*, dis macun*, dus jeli, tiras bica* | terlik*, mendil*, bebek bezi, kapsul*, pecete*",
    drinks:
      "içecek | sise su, su getir*, su rica, sarap, tirbuson, tirbisan | buz, kadeh*, bardak*, su isitici*, kettle",
    heater: "ısıtıcı veya vantilatör | isitici*, vantilator*",
    invoice: "fatura | fatura*, fis, makbuz",
    parking_space: "park yeri | park yeri*, otopark*, garaj*",
    doctor: "doktor randevusu | doktor* | dis hekim*, disci, veteriner",
    table: "masa | masa, masayi, masaya, masa ayirt*, restoran*, yer ayirt*",
  },
  dining: "aksam yemeg*, ogle yemeg*, yemek, brunch",
  wish: "istiyor*, istiyorum, istiyoruz, isterim, isteriz, istesek, istesem, istedik, rica ed*, rica etsek, rica edicem, lazim, gerek, gerekiyor, ihtiyacim*, ihtiyacimiz*, alabilir miyiz, alabilir miyim, alabilirmiyiz, alabilirmiyim, alabilir miyiz, alsak, alalim, rezervasyon yapmak, rezervasyon yaptir*, yer ayirtmak, ayirtmak, ayirtabilir miyiz, ayirtabilir miyim, siparis etmek, siparis verebilir miyiz, siparis verebilir miyim, kiralamak, eksik, kalmadi, bitti, bitmis, istemistik, istemistim, mumkunse, edebilir miyiz, edebilir miyim, olsa, verir misiniz",
  serve:
    "getirir mis*, getirirmis*, getirebilir mis*, getirebilirmis*, getirin, getirebilir mi, getirseniz, gonderir mis*, gonderirmis*, gonderebilir mis*, gonderebilirmis*, gonderin, yollar mis*, yollayabilir mis*, ayarlar mis*, ayarlarmis*, ayarlayabilir mis*, ayarlayabilirmis*, ayarlayin, ayirir mis*, ayirirmis*, ayirabilir mis*, ayirabilirmis*, ayirin, cagirir mis*, cagirabilir mis*, cagirin, uyandirir mis*, uyandirabilir mis*, uyandirin, uyandirirsaniz, hazirlar mis*, hazirlayabilir mis*, hazirlayin, birakir mis*, birakabilir mis*, koyar mis*, koyabilir mis*, koyun, ekler mis*, ekleyebilir mis*, ekleyin, degistirir mis*, degistirebilir mis*, rezerve eder mis*, rezerve edebilir mis*, rezervasyon yapar mis*, rezervasyon yapabilir mis*, yapar mis*, temizler mis*, temizleyebilir mis*, temizleyin, alir mis*, alabilir misiniz, alabilirmisiniz, karsilar mis*, karsilayabilir mis*, verir mis*, verebilir mis*, tutar mis*, tutabilir mis*, saklar mis*, saklayabilir mis*, organize eder mis*, organize edebilir mis*, biri gelebilir mi, biri gelip, birini gonder*, birisi gelebilir, kaydeder mis*, yazar mis*, yazdirabilir*, uzatir mis*, uzatabilir mis*, edebilir misiniz, eder misiniz, ayarlarsaniz, getirirseniz, ayarlanabilir mi, bakabilir mis*, tamir ed*",
  may: "mumkun mu, mumkun mudur, olur mu, olabilir mi, miyiz, miyim, yapabilir miyiz, yapabilir miyim, imkan var mi, sansimiz var mi, sorun olur mu",
  please: "lutfen, lütfen, rica, zahmet olmazsa, bi zahmet, mumkunse, ltf",
  asks: "ne, nedir, ne zaman, ne kadar, nerede, nerde, nereye, nereden, nasil, hangi, kim, kac, kaca, kacta, kacda, niye, neden, var mi, varmi, var midir, mevcut mu, acik mi, kapali mi, dahil mi, ucretli mi, ucretsiz mi, ucreti, fiyat*, bedava mi, uzak mi, yakin mi, veriyor musunuz, yapiyor musunuz, kabul ediyor, serbest mi, yasak mi, biliyor musunuz, oner*, gerekli mi, gerekiyor mu, lazim mi, zorunlu mu, geciyor mu, oluyor mu, oturulabiliyor, olabiliyor, ayni mi, de mi, da mi, calisiyor mu, kaciyor mu, binebiliyor, koyabiliyor, alıyor musunuz, sorun olur mu, ariyorum, ariyoruz, bir yere, bir yer var, getirebilir miyiz, getirebilir miyim, getirsek, getirsem",
  knows:
    "ogrenmek, ogrenebilir, sormak, soracaktim, sorum, soru, bilgi, bilmek, soyler mis*, oner*, tavsiye*, ne kadar, kac, kacta, gerekiyor mu, lazim mi, gerekli mi, anlat*, acaba var",
  grievance:
    "calismiyor*, calismadi, calisilmiyor, bozuk*, bozuldu, bozulmus, kirik, kirildi, tikali, tikandi, tikanmis, akiyor, sizdir*, su damliyor, kopuyor, surekli kopu*, cekmiyor, gitti geldi, acilmiyor, kapanmiyor, isitmiyor, isinmiyor, sogutmuyor, kirli, pis, pislik, igrenc*, iğrenc*, rezalet*, berbat*, felaket, korkunc*, kabul edilemez, hayal kiriklig*, saygisiz*, kaba, kabaydi, terbiyesiz*, ilgisiz*, ilgilenmedi*, ilgilenmiyor, ilgilenen yok, umursam*, kokuyor, koku var, kotu koku, kuf*, hamam bocegi*, bocek*, karinca*, tahta kurusu*, fare*, sicak su yok, sicak su akmiyor, sicak su gelmiyor, su yok, su akmiyor, elektrik yok, isitma yok, donuyoruz, donuyorum, donduk, buz gibi, kimse gelmedi, gelen olmadi, kimse gelmiyor, gelen yok, hala gelmedi*, hala gelen, kimse cevap, acan yok, acmiyor*, bekliyoruz, bekliyorum, bekledik, bekledim, bekletildik, beklettiler, hala yok, hala bekl*, 2 kere soyle*, 3 kere, iki kere, uc kere, kac kere, defalarca, daha once de soyle*, soyledik hala, uyuyamadik, uyuyamadim, uyuyamiyoruz, uyuyamiyorum, uyutmadi*, uyku uyu*, gozumuzu kirpma*, gurultu*, cok ses, ses cok, bagiris*, bagirdi, bagiriyor*, matkap, insaat*, tadilat, havliyor, temizlenmemis, temizlenmedi, temizlemediler, temizlemedi*, toplanmamis, yapilmamis, degistirilmemis, degistirmediler, istedigimiz bu degil, istedigimiz oda degil, bu degildi, yanlis oda*, yanlis siparis, yanlis geldi, ayirtmistik, rezerve etmistik, iki kez cek*, iki kere cek*, cift cek*, fazla cek*, kazik*, dolandir*, sac cikti, saclar var, kil cikti, leke*, memnun degil*, memnun kalma*, pisman*, bir daha asla, sikayet*, soguktu, soguk geldi, sogumus, unuttunuz, unutuldu*, cig, yenilmez, yenmiyor, bu paraya, bu kadar para, yazik, uzulduk, olmaz boyle, boyle sey olmaz, skandal, mudurunuz, butun gece, tum gece, gece boyu, oldu gelmedi, saat oldu, hala gelmedi, gelmedi",
  facility:
    "oda, odada, odamiz, dus, tuvalet, banyo, lavabo, musluk, su, isitma, kalorifer, petek, klima, wifi, internet, televizyon, tv, kumanda, lamba, isik, kapi, kilit, anahtar, kart, pencere, buzdolabi, minibar, kasa, yatak, yatagimiz, carsaf, carsaflar, havlular, havuz, asansor, yemek, yemekler, aksam yemegi, kahvalti, kahve, corba, servis, garson, personel, balkon, komsular, yan oda, muzik, sifon",
  failing:
    "bozuk, soguk, sogukt*, kirli, toz, tozlu, gurultulu, eksik, gec, yavas, cok yavas, sikisti, kotu, yok, degil, olmadi, minicik, bos, rahatsiz, sert, titriyor, yanmiyor, gelmiyor, gelmedi, akmiyor, batik, bombos",
  thanks:
    "tesekkur*, sagol*, sag ol*, sagolun, eyvallah, tsk*, allah razi olsun, elinize saglik, ellerinize saglik, elinize",
  compliment:
    "harika*, mukemmel*, muhtesem*, sahane*, super*, guzel*, cok guzel, enfes, nefis*, lezzetli*, leziz*, bayildik, bayildim, bayiliyor*, asik old*, sevdik, sevdim, cok sevdik, olduk bittik, cennet*, efsane*, kusursuz*, tertemiz, guler yuzlu*, ilgili*, misafirperver*, nazik*, cok tatli*, tatli, on numara, 10 numara, en iyi*, tebrik*, bravo, wow, vay be, manzara, keyifli, keyif aldik, memnun kaldik, cok memnun*, mutlu*, sabirsizlan*, iyi ki, helal olsun, tat*di, begendik, yine geliriz, tekrar gelecegiz, supersiniz, harikasiniz",
  smallTalk:
    "nasilsiniz, naber, nasilsin, gunaydin, iyi gunler, iyi aksamlar, iyi geceler, iyi calismalar, kolay gelsin, iyi haftasonlari, iyi hafta sonlari, gorusuruz, gorusmek uzere, yarin gorusuruz, hoscakal*, hosca kal*, kendinize iyi bakin, merhaba*, selam*, iyi bayramlar, mutlu yillar, bayraminiz, size de, sizede, haha*, onemli degil, sorun degil, problem degil, ne gun ama, hava harika, hava cok guzel, eve vardik, evimize vardik, sag salim, bir dahaki sefere, optum, sevgiler, selamlar, iyi pazarlar, iyi tatiller, iyi haftalar, afiyet olsun, iyi yolculuklar",
  telling:
    "bilginiz olsun, bilginize, haberiniz olsun, haber vereyim, haber vermek, bilgi vermek, bu arada, aklinizda olsun, not olarak, geliyoruz, geliyorum, gelecegiz, gelecegim, gelicez, gelicem, variyoruz, varacagiz, variriz, varmis oluruz, yoldayiz, yola ciktik, ciktik, cikiyoruz, donuyoruz otele, donecegiz, indik, ucagimiz, ucak, trenimiz, tren, rotar*, gecik*, gecikecegiz, trafik*, trafikteyiz, havuzdayiz, plajdayiz, sahildeyiz, odadayiz, lobideyiz, disaridayiz, buradayiz, geldik, vardik, esim, kocam, karim, oglum, kizim, annem, babam, kayinvalidem, arkadasim, sevgilim, nisanlim, cocugumuz, cocuklar, bebegimiz, kopegimiz, birimiz, hamile, vejetaryen*, vegan*, alerji, dogum gunu, yildonumumuz, yil donumumuz, kutluyoruz, adim, biz, ben, kisi olacagiz, kisiyiz, yemeyecegiz, olacagiz, gidiyoruz, oradayiz, kopegimle, bebegimle, cocugumla",
  yesNo:
    "evet, he, ehe, hayir, yok, yoo, tamam, tamamdir, ok, okey, olur, olmaz, oldu, peki, tabi, tabii, elbette, kesinlikle, aynen, dogru, uygun, uygundur, bize uyar, bana uyar, uyar, anlastik, onayliyorum, onayliyoruz, onay, kabul, super, harika, mukemmel, yapin, yapalim, ayarlayin, alalim, alayim, lutfen evet, evet lutfen, hayir tesekkurler, gerek yok, istemiyoruz, istemiyorum, kalsin, bosver*, vazgectik, pahali, cok pahali, ikisi de, hicbiri, belki, sorun yok, ayirin, tamamiz, olsun",
  choice:
    "birinci, birincisi, ikinci, ikincisi, ucuncu, ilk, ilki, daha iyi, tercih, oteki, digeri, ikisi de, farketmez, fark etmez, yapalim, olsun, yerine, daha gec, daha erken, bucuk, buyuk olan, kucuk olan, alalim",
  optOut:
    "mesaj atmayin, mesaj atma, mesaj gondermeyin, mesaj gondermeyi, mesaj yollamayin, yazmayin, bana yazmayin, yazmayi birakin, mesaj istemiyor*, mesaj almak istemiyor*, mesajlari durdur*, mesajlari kes*, mesaj atmayi, listeden cik*, listenizden cik*, numarami sil*, aboneligi iptal, aboneligimi iptal, rahatsiz etmeyin, rahat birakin",
  person:
    "yetkili, yetkiliyle, bir yetkili, biriyle gorus*, biriyle konus*, birisiyle konus*, birisiyle gorus*, insanla konus*, insanla gorus*, insan ile, gercek biri*, gercek bir insan*, gercek insan*, canli biri*, canli destek, resepsiyonla konus*, resepsiyonla gorus*, resepsiyona bagla*, resepsiyonu bagla*, resepsiyondan biri*, mudurle, muduru, mudur ile, sorumlu, calisanla, personelle, bir calisan, musteri temsilcisi, temsilci, temsilciye, operator*, beni arayin, beni arasin, beni arar mis*, arayabilir mis*, ararsaniz, robotla degil, robot degil, botla degil, bot degil, makineyle degil, baglar misiniz, baglayin",
  today: "bugun, bu aksam, bu gece, bu sabah, simdi, aksama",
  tomorrow: "yarin",
  dayAfter: "obur gun, ertesi gun, yarindan sonra",
  morning: "sabah, sabaha, sabahi",
  evening: "aksam, aksama, gece, ogleden sonra, aksamustu, aksam yemeg*",
  noon: "ogle, oglen, oglende",
  days: "pazar pazara pazargunu, pazartesi*, sali saliya, carsamba*, persembe*, cuma cumaya, cumartesi*",
  months: "ocak*, subat*, mart*, nisan*, mayis*, haziran*, temmuz*, agustos*, eylul*, ekim*, kasim*, aralik*",
  numbers: "bir bi, iki, uc, dort, bes, alti, yedi, sekiz, dokuz, on, on_bir, on_iki",
  people: "kisi, kisiye, kisilik, kisiyiz, yetiskin, cocuk, misafir",
  countAfter: "toplam",
  room: "oda, oda no, oda numarasi, odasi, nolu oda, numarali oda, odaya, odam",
  at: "saat, sabah, aksam",
  hours: "de, da, te, ta, ye, ya, e, a, i, icin",
  says: {
    passedOn: "İsteğinizi ilettim: {what}. Ekip size onay verecek.",
    passedOnUnknown: "İsteğinizi ekibe ilettim.",
    people: "{count} kişi",
    room: "oda {room}",
    thanks: "Rica ederiz!",
    compliment: "Çok teşekkür ederiz, bunu duymak bizi çok mutlu etti!",
    smallTalk: "Teşekkürler, her şey gönlünüzce olsun!",
  },
};
