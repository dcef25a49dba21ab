import { keyOf, readLearned, type Example, type Learned } from './kept-learning.ts'

/** Features of a text, each with its weight. */
export type Features = ReadonlyMap<string, number>

export type Learning = {
  /** Names what is learned by what it is learned from. */
  key: string
  /** All that is learned. Learns what is left to learn first. */
  learned: () => Learned
  /** How likely each topic is, from 0 to 1, together 1. Learns what is left to learn first. */
  likely: (text: string) => Float32Array
  /** Whether a feature is in an example. Learns what is left to learn first. */
  knows: (feature: string) => boolean
  /** Learns a little more, some milliseconds of work; false when nothing is left to learn. */
  learnMore: () => boolean
}

type Options = { rounds?: number; orders?: number; leastCount?: number }
type Vector = { features: Uint32Array; weights: Float32Array }

const ROUNDS = 3
const ORDERS = 4
const RATE = 1
/** What is nearly right already is not learned from. */
const LEAST_FAULT = 0.005
const FIRST_SQUARES = 1e-6
const AT_ONCE = 40

/**
 * Multinomial logistic regression over the weights of features and their rarity; the same examples give the same result.
 * What is learned depends a little on the order of the examples, so it is the mean of several orders. A feature that is in fewer than `leastCount` examples is not learned.
 */
export function learnTopics(
  examples: readonly Example[],
  featuresOf: (text: string) => Features,
  topics: number,
  { rounds = ROUNDS, orders = ORDERS, leastCount = 1 }: Options = {},
): Learning {
  const key = keyOf(examples, [topics, rounds, orders, leastCount])
  let places = new Map<string, number>()
  let rarities: Float64Array = new Float64Array()
  let learned: Float32Array = new Float32Array()
  let squares = new Float32Array()
  const ofUnknown = Math.log(1 + examples.length)

  function* learning(): Generator<undefined> {
    const kept = readLearned(key)
    if (kept) {
      places = new Map(kept.features.map((feature, place) => [feature, place]))
      rarities = kept.rarities
      learned = kept.weights
      return
    }
    const counts = new Map<string, number>()
    const said: { features: Features; example: Example }[] = []
    for (const [at, example] of examples.entries()) {
      const features = featuresOf(example.text)
      for (const feature of features.keys()) counts.set(feature, (counts.get(feature) ?? 0) + 1)
      said.push({ features, example })
      if (at % AT_ONCE === 0) yield
    }
    for (const [feature, count] of counts) if (count >= leastCount) places.set(feature, places.size)
    yield
    rarities = Float64Array.from(places.keys(), (feature) => Math.log(1 + examples.length / (counts.get(feature) ?? 1)))
    yield
    const mean = new Float32Array(places.size * topics)
    squares = new Float32Array(places.size * topics)
    const vectors: { vector: Vector; example: Example }[] = []
    for (const [at, { features, example }] of said.entries()) {
      vectors.push({ vector: vectorOf(features), example })
      if (at % AT_ONCE === 0) yield
    }
    for (let order = 0; order < orders; order += 1) {
      learned = new Float32Array(places.size * topics)
      squares.fill(FIRST_SQUARES)
      for (let round = 0; round < rounds; round += 1)
        for (const [at, { vector, example }] of mixed(vectors, `${order} ${round}`).entries()) {
          learn(vector, example)
          if (at % AT_ONCE === 0) yield
        }
      for (let at = 0; at < mean.length; at += 1) mean[at] = (mean[at] ?? 0) + (learned[at] ?? 0) / orders
      yield
    }
    learned = mean
    squares = new Float32Array()
  }

  function vectorOf(told: Features): Vector {
    const features: number[] = []
    const weights: number[] = []
    let squared = 0
    for (const [feature, weight] of told) {
      const place = places.get(feature)
      const weighed = weight * (place === undefined ? ofUnknown : (rarities[place] ?? 0))
      squared += weighed * weighed
      if (place === undefined) continue
      features.push(place)
      weights.push(weighed)
    }
    const length = Math.sqrt(squared) || 1
    return { features: Uint32Array.from(features), weights: Float32Array.from(weights, (one) => one / length) }
  }

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

  function learn(vector: Vector, { topic: right, weight: counted }: Example) {
    const faults = likely(vector).map((found, topic) => (found - (topic === right ? 1 : 0)) * counted)
    const wrong = [...faults.keys()].filter((topic) => Math.abs(faults[topic] ?? 0) >= LEAST_FAULT)
    for (let at = 0; at < vector.features.length; at += 1) {
      const from = (vector.features[at] ?? 0) * topics
      const weight = vector.weights[at] ?? 0
      for (const topic of wrong) {
        const slope = (faults[topic] ?? 0) * weight
        const square = (squares[from + topic] ?? 0) + slope * slope
        squares[from + topic] = square
        learned[from + topic] = (learned[from + topic] ?? 0) - (RATE * slope) / Math.sqrt(square)
      }
    }
  }

  const steps = learning()
  const learnMore = () => steps.next().done !== true
  const learnAll = () => {
    while (learnMore()) continue
  }
  return {
    key,
    learned: () => {
      learnAll()
      return { features: [...places.keys()], rarities, weights: learned }
    },
    likely: (text) => {
      learnAll()
      return likely(vectorOf(featuresOf(text)))
    },
    knows: (feature) => {
      learnAll()
      return places.has(feature)
    },
    learnMore,
  }
}

/** In an order of their own for each seed, which no other example changes. */
function mixed<Item extends { example: Example }>(items: readonly Item[], seed: string): Item[] {
  return items
    .map((item) => ({ item, place: hashOf(`${seed} ${item.example.topic} ${item.example.text}`) }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ item }) => item)
}

/** FNV-1a of 32 bits, mixed once more, for its first bits differ little between texts that end alike. */
function hashOf(text: string): number {
  let hash = 2_166_136_261
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 16_777_619)
  hash = Math.imul(hash ^ (hash >>> 15), 739_982_445)
  return (hash ^ (hash >>> 12)) >>> 0
}

/** The runs of so many letters in a word, with its ends marked: inflections and compounds share them. */
export function partsOfWord(word: string, length: number): string[] {
  const whole = `^${word}$`
  return Array.from({ length: Math.max(0, whole.length - length + 1) }, (_, at) => `*${whole.slice(at, at + length)}`)
}
