// Lets types be checked before the model is built (tools/run/built.mjs).
declare module "*.model.json" {
  const model: import("../../classifier/index.ts").Model;
  export default model;
}
