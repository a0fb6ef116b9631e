export { eraseFromTestQuestions } from "./erase.ts";
export {
  listTestQuestions,
  removeTestQuestion,
  saveTestQuestion,
} from "./test-questions.ts";
