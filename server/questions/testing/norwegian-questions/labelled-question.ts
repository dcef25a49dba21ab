/** `topic`: what may answer it. `holds`: words the answer must hold. */
export type LabelledQuestion = readonly [question: string, topic: string | readonly string[], holds?: string]
