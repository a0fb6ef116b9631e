// Classifies texts by their words and letters; `npm run train` makes the models from examples.

export { Classifier, type Model, shareOfEach, signFeatures, softmax } from "./classifier.ts";
export { featuresOf } from "./features.ts";
