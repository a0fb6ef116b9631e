import type { IdeaStatus } from "@bellhop/contract/idea-lists";

/** Who takes part: Giulia and Marta at the first operator, Luca at the second. Giulia runs the installation. */
export type DemoVoter = "giulia" | "marta" | "luca";

export type DemoIdea = {
  title: string;
  text: string;
  by: DemoVoter;
  /** Days before the demo's first day. */
  daysAgo: number;
  votes: DemoVoter[];
  comments?: { by: DemoVoter; daysAgo: number; text: string }[];
  status?: { is: IdeaStatus; daysAgo: number; note: string };
};

export const demoIdeas: DemoIdea[] = [
  {
    title: "A welcome card for the room",
    text: "Guests should find a card with their name and a code to write to us. Today we print them by hand.",
    by: "marta",
    daysAgo: 48,
    votes: ["giulia", "luca"],
    status: {
      is: "shipped",
      daysAgo: 6,
      note: "Open a guest and choose “Print welcome card”. A5 and A4 work.",
    },
    comments: [{ by: "luca", daysAgo: 30, text: "Please in A5 too, our frames are small." }],
  },
  {
    title: "Answer guests on Instagram too",
    text: "Younger guests write to us on Instagram. We would like to see these messages in the same inbox.",
    by: "luca",
    daysAgo: 40,
    votes: ["marta"],
    status: { is: "planned", daysAgo: 12, note: "We are looking at how Instagram delivers messages." },
    comments: [
      { by: "marta", daysAgo: 33, text: "About ten guests a week for us, mostly photos of the lake." },
    ],
  },
  {
    title: "Show the next days' arrivals on Home",
    text: "Home shows today's arrivals. For the rota I would like to see the next three days as well.",
    by: "marta",
    daysAgo: 21,
    votes: ["luca"],
    status: { is: "building", daysAgo: 4, note: "" },
  },
  {
    title: "A quiet hour for the alert sound",
    text: "At night only emergencies should ring. Everything else can wait until seven.",
    by: "luca",
    daysAgo: 15,
    votes: [],
    comments: [{ by: "giulia", daysAgo: 9, text: "Should each hotel choose its own hours?" }],
  },
  {
    title: "Show reviews of booking portals in the inbox",
    text: "We answer reviews every evening. It would be nice not to open another program.",
    by: "luca",
    daysAgo: 35,
    votes: [],
    status: {
      is: "declined",
      daysAgo: 20,
      note: "The portals do not let other programs answer reviews. Tell us if yours does.",
    },
  },
];
