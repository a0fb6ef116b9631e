// Classifies texts by their words and letters; `npm run train` makes the model from examples.

export { Classifier, type Model, softmax } from "./classifier.ts";
export { type Features, featuresOf } from "./features.ts";
