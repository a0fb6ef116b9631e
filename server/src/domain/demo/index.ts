export { belvedereKnowledge } from "./belvedere.knowledge.ts";
export { belvedereAlPortoKnowledge } from "./belvedere-al-porto.knowledge.ts";
export {
  belvedere,
  belvedereAlPorto,
  belvedereGuests,
  belvedereMembers,
  type DemoGuest,
  type DemoLine,
  type DemoMember,
  hotelVicina,
  portoGuests,
  vicinaGuests,
  vicinaMembers,
} from "./cast.ts";
export { type DemoVoter, demoIdeas } from "./demo-ideas.ts";
export { firstDemoPassword, workingDemoPassword } from "./demo-password.ts";
export { belvedereRequests, type DemoRequest } from "./demo-requests.ts";
export { vicinaKnowledge } from "./vicina.knowledge.ts";
