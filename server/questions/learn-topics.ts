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
          learnFrom(example, vector, likelyIn(vector, learned, topics), learned, squares)
          if (at % AT_ONCE === 0) yield
        }
      addTo(mean, learned, 1 / orders)
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
      return likelyIn(vectorOf(featuresOf(text)), learned, topics)
    },
    knows: (feature) => {
      learnAll()
      return places.has(feature)
    },
    learnMore,
  }
}

/** How likely each topic is by the weights that are learned. */
function likelyIn({ features, weights }: Vector, learned: Float32Array, topics: number): Float32Array {
  const shares = new Float32Array(topics)
  for (let at = 0; at < features.length; at += 1) {
    const from = (features[at] ?? 0) * topics
    const weight = weights[at] ?? 0
    for (let topic = 0; topic < topics; topic += 1)
      shares[topic] = (shares[topic] ?? 0) + (learned[from + topic] ?? 0) * weight
  }
  let most = -Infinity
  for (let topic = 0; topic < topics; topic += 1) most = Math.max(most, shares[topic] ?? 0)
  let whole = 0
  for (let topic = 0; topic < topics; topic += 1) {
    const raised = Math.exp((shares[topic] ?? 0) - most)
    shares[topic] = raised
    whole += raised
  }
  for (let topic = 0; topic < topics; topic += 1) shares[topic] = (shares[topic] ?? 0) / whole
  return shares
}

/** Moves the weights that are learned towards the topic of an example, each by less the more it was moved before. */
function learnFrom(
  example: Example,
  { features, weights }: Vector,
  shares: Float32Array,
  learned: Float32Array,
  squares: Float32Array,
) {
  const topics = shares.length
  const faults: number[] = []
  const wrong: number[] = []
  for (let topic = 0; topic < topics; topic += 1) {
    const fault = ((shares[topic] ?? 0) - (topic === example.topic ? 1 : 0)) * example.weight
    if (Math.abs(fault) < LEAST_FAULT) continue
    wrong.push(topic)
    faults.push(fault)
  }
  for (let at = 0; at < features.length; at += 1) {
    const from = (features[at] ?? 0) * topics
    const weight = weights[at] ?? 0
    for (let place = 0; place < wrong.length; place += 1) {
      const cell = from + (wrong[place] ?? 0)
      const slope = (faults[place] ?? 0) * weight
      const square = (squares[cell] ?? 0) + slope * slope
      squares[cell] = square
      learned[cell] = (learned[cell] ?? 0) - (RATE * slope) / Math.sqrt(square)
    }
  }
}

function addTo(sums: Float32Array, added: Float32Array, share: number) {
  for (let at = 0; at < sums.length; at += 1) sums[at] = (sums[at] ?? 0) + (added[at] ?? 0) * share
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
