import { expect, test } from "vitest";
import { foldedNumber } from "./fold.ts";
import { isSurname } from "./surnames.ts";

/** A name as bookings have it, what opens it, and what does not. */
const names: [name: string, accepted: string[], refused: string[]][] = [
  // Western order.
  [
    "Giulia Ferri",
    ["Ferri", "FERRI", " ferri ", "Giulia Ferri", "ferri giulia", "Ms Ferri"],
    ["Giulia", "Ferr", "Ferrini", "", "-", "i"],
  ],
  ["Maria Rosa Ferri", ["Ferri", "Rosa Ferri", "Maria Ferri"], ["Rosa", "Maria", "Maria Rosa"]],
  [
    "Jürgen Müller",
    ["Müller", "Muller", "Mueller", "MÜLLER", "Mu\u0308ller", "Mueller Jürgen"],
    ["Jürgen", "Juergen", "Jurgen"],
  ],
  ["Juergen Mueller", ["Müller", "Mueller"], ["Jürgen", "Juergen"]],
  ["Anna Weiß", ["Weiss", "WEISS", "Weiß", "WEIẞ", "Weiſs"], ["Anna"]],
  ["Ayşe Işık", ["Isik", "IŞIK", "ışık", "işik"], ["Ayse", "AYŞE"]],
  ["İpek Demir", ["demir", "DEMİR"], ["ipek", "İPEK"]],
  ["Søren Ørsted", ["Ørsted", "Orsted", "Oersted"], ["Søren", "Soren"]],
  ["Zoë Łukasz-Żak", ["Żak", "Zak", "Lukasz Zak", "Łukasz-Żak"], ["Zoe", "Zoë"]],
  ["Ciara O’Brien", ["O'Brien", "OBrien", "O Brien", "o‘brien", "O´BRIEN"], ["Ciara", "O"]],
  ["Jean-Luc Picard", ["Picard"], ["Jean", "Luc", "Jean-Luc"]],
  [
    "Anna Müller-Schmidt",
    ["Müller-Schmidt", "Müller", "Schmidt", "Mueller Schmidt", "muellerschmidt"],
    ["Anna"],
  ],
  ["Elton John", ["Elton John", "John Elton"], ["Elton", "John"]],
  ["Anna Martin", ["Martin"], ["Anna"]],
  ["ｆｉｎｎ ｈａｎｓｅｎ", ["Hansen", "ＨＡＮＳＥＮ"], ["Finn"]],
  ["Ofﬁce Worker Raﬂes", ["Rafles"], ["Office"]],
  // Particles.
  [
    "Anna van der Berg",
    ["van der Berg", "Berg", "der Berg", "vanderberg", "Van Der Berg"],
    ["Anna", "van", "der"],
  ],
  ["Vincent van Gogh", ["Gogh", "van Gogh"], ["Vincent", "van"]],
  ["Omar ibn al-Khattab", ["al-Khattab", "Khattab", "ibn al-Khattab", "alkhattab"], ["Omar", "al", "ibn"]],
  ["Leonardo di Caprio", ["di Caprio", "DiCaprio", "Caprio"], ["Leonardo", "di"]],
  // Two surnames.
  ["José García López", ["García", "Lopez", "García López", "garcia lopez", "José García"], ["José", "Jose"]],
  [
    "María de los Ángeles Pérez Gómez",
    ["Pérez", "Gómez", "Perez Gomez"],
    ["María", "Ángeles", "de los Ángeles"],
  ],
  [
    "Juan Carlos Fernández de la Cruz",
    ["Fernández", "de la Cruz", "Cruz", "Fernandez de la Cruz"],
    ["Juan", "Carlos", "Juan Carlos"],
  ],
  ["João Silva Santos", ["Santos", "Silva", "Silva Santos"], ["João"]],
  ["José Ortega y Gasset", ["Gasset", "Ortega y Gasset"], ["José"]],
  ["García López, José", ["García", "López", "García López"], ["José"]],
  // The family name is marked.
  ["Ferri, Giulia", ["Ferri", "Giulia Ferri"], ["Giulia"]],
  ["van der Berg, Anna", ["van der Berg", "Berg"], ["Anna"]],
  ["FERRI Giulia", ["Ferri"], ["Giulia"]],
  ["MÉLENCHON Jean-Luc", ["Melenchon"], ["Jean-Luc", "Jean", "Luc"]],
  ["Jean-Luc MÉLENCHON", ["Melenchon"], ["Jean-Luc"]],
  ["VAN DER BERG Anna", ["van der Berg", "Berg"], ["Anna"]],
  ["LI Wei", ["Li"], ["Wei"]],
  ["ANNA Ferri", ["Anna Ferri"], ["Anna", "ANNA"]],
  ["Ferri ANNA", ["Anna Ferri"], ["Anna", "ANNA"]],
  ["JP Morgan", ["Morgan"], ["JP"]],
  ["MUELLER/ANNA MRS", ["Müller", "Mueller", "Mueller Anna"], ["Anna", "Mrs", "ANNA MRS"]],
  ["VANDERBERG/ANNAMRS", ["van der Berg"], ["Anna", "ANNAMRS"]],
  ["Garcia Lopez/Jose MR", ["Garcia Lopez", "Lopez"], ["Jose", "Mr"]],
  ["GARCIA LOPEZ/JOSE MR", ["Garcia Lopez", "Garcia", "Lopez"], ["Jose", "Mr"]],
  // Titles and generations.
  ["Dr. Anna Ferri", ["Ferri", "Dr. Ferri", "Dr Anna Ferri"], ["Anna", "Dr", "Dr."]],
  ["Herr Müller", ["Müller", "Herr Mueller"], ["Herr"]],
  ["Familie Müller", ["Müller"], ["Familie"]],
  ["Miss Anna", [], ["Anna", "Miss", "Miss Anna"]],
  ["John Smith Jr.", ["Smith"], ["John", "Jr", "Jr."]],
  ["John Smith, Jr.", ["Smith"], ["John", "Jr"]],
  ["Henry Ford III", ["Ford"], ["Henry", "III"]],
  ["Anna F.", ["Anna F"], ["Anna", "F"]],
  ["Anna Ferri (VIP)", ["Ferri"], ["VIP", "Anna"]],
  ["Anna Ferri 🌸", ["Ferri"], ["Anna", "🌸"]],
  // Several people.
  ["Anna & Paul Ferri", ["Ferri", "Paul Ferri"], ["Anna", "Paul"]],
  ["Anna Ferri and Paul Weber", ["Ferri", "Weber"], ["Anna", "Paul", "and"]],
  ["Anna Ferri / Paul Weber", ["Ferri", "Weber"], ["Anna", "Paul"]],
  ["Mr and Mrs Ferri", ["Ferri"], ["Mr", "Mrs"]],
  ["Anna & Paul", ["Anna Paul"], ["Anna", "Paul"]],
  // One word.
  ["Ferri", ["Ferri"], ["Ferr", "Giulia"]],
  ["Sukarno", ["Sukarno"], []],
  ["Anna", [], ["Anna"]],
  // The family name is first, or it can't be known.
  ["山田 太郎", ["山田", "山田太郎", "太郎 山田"], ["太郎", "山"]],
  ["山田太郎", ["山田", "山田太郎", "山田 太郎"], ["太郎", "郎"]],
  ["山田太郎様", ["山田"], ["太郎", "様"]],
  ["ヤマダ　タロウ", ["ヤマダ", "ﾔﾏﾀﾞ", "やまだ"], ["タロウ"]],
  ["やまだ はなこ", ["やまだ"], ["はなこ"]],
  ["佐々木 希", ["佐々木"], ["希"]],
  ["王伟", ["王", "王伟"], ["伟"]],
  ["王小明", ["王", "王小明"], ["小明", "明"]],
  ["欧阳娜娜", ["欧阳"], ["娜娜", "欧"]],
  ["김민준", ["김", "김민준"], ["민준", "준"]],
  ["김 민준", ["김"], ["민준"]],
  ["남궁민", ["남궁"], ["민", "남"]],
  ["Wang Wei", ["Wang Wei", "Wei Wang"], ["Wang", "Wei"]],
  ["Wang Xiaoming", ["Wang"], ["Xiaoming"]],
  ["Xiaoming Wang", ["Wang"], ["Xiaoming"]],
  ["Kim Min-jun", ["Kim Min-jun", "Min-jun Kim"], ["Min-jun", "Kim", "Min", "jun"]],
  ["Park Ji-sung", ["Park"], ["Ji-sung", "Ji", "sung"]],
  ["Kim Anderson", ["Anderson"], ["Kim"]],
  ["Lee Harper", ["Harper"], ["Lee"]],
  ["Chen Levi", ["Levi"], ["Chen"]],
  ["Nguyễn Văn An", ["Nguyen", "Nguyễn", "Nguyen Van An"], ["An", "Van", "Văn An"]],
  ["Nagy Anna", ["Nagy"], ["Anna"]],
  ["Anna Nagy", ["Nagy"], ["Anna"]],
  ["Müller Anna", ["Müller Anna", "Anna Müller"], ["Anna"]],
  ["Иванов Иван Иванович", ["Иванов", "иванов"], ["Иван", "Иванович"]],
  ["Иван Иванович Иванов", ["Иванов"], ["Иван", "Иванович"]],
  ["Иванов Иван", ["Иванов"], ["Иван"]],
  ["Иван Иванов", ["Иванов"], ["Иван"]],
  ["Сергей Лавров", ["Лавров", "ЛАВРОВ"], ["Сергей"]],
  ["Γιώργος Παπαδόπουλος", ["Παπαδόπουλος", "ΠΑΠΑΔΟΠΟΥΛΟΣ"], ["Γιώργος"]],
  ["محمد الحسن", ["الحسن"], ["محمد"]],
];

const cases = names.flatMap(([name, accepted, refused]) => [
  ...accepted.map((typed) => [typed, name, true] as const),
  ...refused.map((typed) => [typed, name, false] as const),
]);

test.each(cases)("%j opens the booking of %j: %j", (typed, name, expected) => {
  expect(isSurname(typed, name)).toBe(expected);
});

test("one word that a person chose for themselves is no surname", () => {
  expect(isSurname("Sunny", "Sunny", { isFromProfile: true })).toBe(false);
  expect(isSurname("Ferri", "Giulia Ferri", { isFromProfile: true })).toBe(true);
});

test.each([
  ["BK-1", ["bk 1", "BK1", "ＢＫ－１", "bk\u20101", "BK-\u0661", "b\u0301k-1"]],
  ["MISS-7", ["miſs-7", "MıSS 7", "MİSS7", "miß7"]],
] as const)("all spellings of %s are one number", (number, spellings) => {
  for (const one of spellings) expect(foldedNumber(one)).toBe(foldedNumber(number));
  expect(foldedNumber(`${number}1`)).not.toBe(foldedNumber(number));
});
