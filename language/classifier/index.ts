// Classifies texts by their words and letters; `npm run train` makes the model from examples.

export { Classifier, softmax } from "./classifier.ts";
export { featuresOf } from "./features.ts";
export { decodeModel, encodeModel, type Model } from "./model-file.ts";
