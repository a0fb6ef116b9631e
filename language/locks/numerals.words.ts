import type { GuestLanguage } from "@bellhop/contract/guest-languages";

/** Words in the order of their numbers; variants are separated by "/", and "_" is a space. */
export type Numerals = {
  /** 0 to 19, or as far as they are words of their own. */
  ones: string;
  /** 20 to 90, and how ten `T` and one `O` are written together. */
  tens: string;
  joined: string;
  /** 100 to 900, or only the word that follows 2 to 9. */
  hundreds: string;
  /** 1st to 12th. */
  ordinals: string;
  /** What may follow a number word and an ordinal. */
  endings?: readonly [number: string, ordinal: string];
};

export const numerals: Readonly<Partial<Record<GuestLanguage, Numerals>>> = {
  en: {
    ones: "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen",
    tens: "twenty thirty forty fifty sixty seventy eighty ninety",
    joined: "T-O/T_O",
    hundreds: "hundred",
    ordinals: "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth",
    endings: ["(?:e?s)?", ""],
  },
  de: {
    ones: "null ein zwei/zwo drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn",
    tens: "zwanzig dreißig/dreissig vierzig fünfzig sechzig siebzig achtzig neunzig",
    joined: "OundT",
    hundreds: "hundert",
    ordinals: "erst zweit dritt viert fünft sechst siebt acht neunt zehnt elft zwölft",
    endings: ["", "e[nrsm]?"],
  },
  fr: {
    ones: "zéro un/une deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf",
    tens: "vingt trente quarante cinquante soixante - quatre-vingt/quatre-vingts -",
    joined: "T-O/T_O/T_et_O/T-et-O",
    hundreds: "cent/cents",
    ordinals:
      "premier/première deuxième/seconde troisième quatrième cinquième sixième septième huitième neuvième dixième onzième douzième",
    endings: ["", "s?"],
  },
  it: {
    ones: "zero un/uno due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove",
    tens: "venti trenta quaranta cinquanta sessanta settanta ottanta novanta",
    joined: "TO",
    hundreds: "cento",
    ordinals: "prim second terz quart quint sest settim ottav non decim undicesim dodicesim",
    endings: ["", "[oaie]"],
  },
  es: {
    ones: "cero un/uno/una dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve",
    tens: "veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa",
    joined: "T_y_O",
    hundreds:
      "cien/ciento doscientos/doscientas trescientos/trescientas cuatrocientos/cuatrocientas quinientos/quinientas seiscientos/seiscientas setecientos/setecientas ochocientos/ochocientas novecientos/novecientas",
    ordinals: "primer segund tercer cuart quint sext séptim octav noven décim undécim duodécim",
    endings: ["", "[oa]?s?"],
  },
  pt: {
    ones: "zero um/uma dois/duas três quatro cinco seis sete oito nove dez onze doze treze catorze/quatorze quinze dezasseis/dezesseis dezassete/dezessete dezoito dezanove/dezenove",
    tens: "vinte trinta quarenta cinquenta sessenta setenta oitenta noventa",
    joined: "T_e_O",
    hundreds:
      "cem/cento duzentos/duzentas trezentos/trezentas quatrocentos/quatrocentas quinhentos/quinhentas seiscentos/seiscentas setecentos/setecentas oitocentos/oitocentas novecentos/novecentas",
    ordinals:
      "primeiro/primeira segundo/segunda terceiro/terceira quarto/quarta quinto/quinta sexto/sexta sétimo/sétima oitavo nono décimo",
    endings: ["", "(?!s?-feira)"],
  },
  nl: {
    ones: "nul een/één twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien",
    tens: "twintig dertig veertig vijftig zestig zeventig tachtig negentig",
    joined: "OenT/OënT",
    hundreds: "honderd",
    ordinals: "eerste tweede derde vierde vijfde zesde zevende achtste negende tiende elfde twaalfde",
    endings: ["", ""],
  },
  ru: {
    ones: "ноль/нуля один/одна/одно/одного/одной/одну/одном два/две/двух/двум/двумя/двое/двоих три/трех/трем/тремя/трое/троих четыре/четырех/четырем/четырьмя пять/пяти/пятью шесть/шести/шестью семь/семи/семью восемь/восьми девять/девяти десять/десяти одиннадцать/одиннадцати двенадцать/двенадцати тринадцать/тринадцати четырнадцать/четырнадцати пятнадцать/пятнадцати шестнадцать/шестнадцати семнадцать/семнадцати восемнадцать/восемнадцати девятнадцать/девятнадцати",
    tens: "двадцать/двадцати тридцать/тридцати сорок/сорока пятьдесят/пятидесяти шестьдесят/шестидесяти семьдесят/семидесяти восемьдесят/восьмидесяти девяносто/девяноста",
    joined: "T_O",
    hundreds: "сто/ста двести/двухсот триста/трехсот четыреста пятьсот шестьсот семьсот восемьсот девятьсот",
    ordinals: "перв втор треть/трет четверт пят шест седьм восьм девят десят одиннадцат двенадцат",
    endings: ["", "(?:ы[ийхм]|и[ийхм]|о[ейимг]о?|его|ем|ая|ую|ей?|ю)"],
  },
  tr: {
    ones: "sıfır bir iki üç dört beş altı yedi sekiz dokuz on",
    tens: "yirmi otuz kırk elli altmış yetmiş seksen doksan",
    joined: "T_O/TO",
    hundreds: "yüz",
    ordinals: "birinci/ilk ikinci üçüncü dördüncü beşinci altıncı yedinci sekizinci dokuzuncu onuncu",
    endings: ["(?:'?(?:[dt][ae]n?|[yn]?[aeiıu]|l[iıu]k?|s?er|n[iıu]n))?", "(?:[ae]|[dt][ae]n?|n?[iıu]n?)?"],
  },
  ar: {
    ones: "صفر واحد/واحدة اثنان/اثنين/اثنتان/اثنتين ثلاثة/ثلاث أربعة/أربع خمسة/خمس ستة/ست سبعة/سبع ثمانية/ثماني/ثمان تسعة/تسع عشرة/عشر أحد_عشر/إحدى_عشرة اثنا_عشر/اثني_عشر/اثنتا_عشرة/اثنتي_عشرة ثلاثة_عشر/ثلاث_عشرة أربعة_عشر/أربع_عشرة خمسة_عشر/خمس_عشرة ستة_عشر/ست_عشرة سبعة_عشر/سبع_عشرة ثمانية_عشر/ثماني_عشرة تسعة_عشر/تسع_عشرة",
    tens: "عشرون/عشرين ثلاثون/ثلاثين أربعون/أربعين خمسون/خمسين ستون/ستين سبعون/سبعين ثمانون/ثمانين تسعون/تسعين",
    joined: "O_وT",
    hundreds:
      "مئة/مائة مئتان/مئتين/مائتان/مائتين ثلاثمئة/ثلاثمائة أربعمئة/أربعمائة خمسمئة/خمسمائة ستمئة/ستمائة سبعمئة/سبعمائة ثمانمئة/ثمانمائة تسعمئة/تسعمائة",
    ordinals:
      "الأول/الأولى/الواحدة الثاني/الثانية الثالث/الثالثة الرابع/الرابعة الخامس/الخامسة السادس/السادسة السابع/السابعة الثامن/الثامنة التاسع/التاسعة العاشر/العاشرة الحادي_عشر/الحادية_عشرة الثاني_عشر/الثانية_عشرة",
  },
};
