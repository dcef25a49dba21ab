/** Features of a text, each with its weight. */
export type Features = ReadonlyMap<string, number>
export type Example = { features: Features; topic: number; weight: number }
/** How likely each topic is, from 0 to 1, together 1. */
export type LikelyTopics = (features: Features) => Float32Array

const ROUNDS = 3
const RATE = 1
/** What is nearly right already is not learned from. */
const LEAST_FAULT = 0.005
const FIRST_SQUARES = 1e-6

type Vector = { features: Uint32Array; weights: Float32Array }

/** Multinomial logistic regression over the weights of features and their rarity; the same examples give the same result. */
export function learnTopics(examples: readonly Example[], topics: number): LikelyTopics {
  const counts = new Map<string, number>()
  for (const { features } of examples)
    for (const feature of features.keys()) counts.set(feature, (counts.get(feature) ?? 0) + 1)
  const places = new Map([...counts.keys()].map((feature, place) => [feature, place]))
  const rarity = (feature: string) => Math.log(1 + examples.length / (counts.get(feature) ?? 1))

  function vectorOf(features: Features): Vector {
    const weighed = [...features].map(([feature, weight]) => [feature, weight * rarity(feature)] as const)
    const length = Math.hypot(...weighed.map(([, weight]) => weight)) || 1
    const known = weighed.flatMap(([feature, weight]) => {
      const place = places.get(feature)
      return place === undefined ? [] : [[place, weight / length] as const]
    })
    return {
      features: Uint32Array.from(known, ([place]) => place),
      weights: Float32Array.from(known, ([, weight]) => weight),
    }
  }

  const learned = new Float32Array(places.size * topics)
  const squares = new Float32Array(places.size * topics).fill(FIRST_SQUARES)

  function likely({ features, weights }: Vector): Float32Array {
    const sums = new Float32Array(topics)
    for (let at = 0; at < features.length; at += 1) {
      const from = (features[at] ?? 0) * topics
      const weight = weights[at] ?? 0
      for (let topic = 0; topic < topics; topic += 1)
        sums[topic] = (sums[topic] ?? 0) + (learned[from + topic] ?? 0) * weight
    }
    const most = Math.max(...sums)
    const raised = sums.map((sum) => Math.exp(sum - most))
    const whole = raised.reduce((sum, one) => sum + one, 0)
    return raised.map((one) => one / whole)
  }

  function learn({ features, weights }: Vector, { topic: right, weight: counted }: Example) {
    const faults = likely({ features, weights }).map((found, topic) => (found - (topic === right ? 1 : 0)) * counted)
    const wrong = [...faults.keys()].filter((topic) => Math.abs(faults[topic] ?? 0) >= LEAST_FAULT)
    for (let at = 0; at < features.length; at += 1) {
      const from = (features[at] ?? 0) * topics
      const weight = weights[at] ?? 0
      for (const topic of wrong) {
        const slope = (faults[topic] ?? 0) * weight
        const square = (squares[from + topic] ?? 0) + slope * slope
        squares[from + topic] = square
        learned[from + topic] = (learned[from + topic] ?? 0) - (RATE * slope) / Math.sqrt(square)
      }
    }
  }

  const vectors = examples.map((example) => ({ example, vector: vectorOf(example.features) }))
  for (let round = 0; round < ROUNDS; round += 1)
    for (const { example, vector } of mixed(vectors, round)) learn(vector, example)
  return (features) => likely(vectorOf(features))
}

/** In an order that is neither that of the topics nor left to chance. */
function mixed<Item>(items: readonly Item[], round: number): Item[] {
  let last = round + 1
  return items
    .map((item) => {
      last = (last * 48_271) % 2_147_483_647
      return { item, place: last }
    })
    .toSorted((one, other) => one.place - other.place)
    .map(({ item }) => item)
}
