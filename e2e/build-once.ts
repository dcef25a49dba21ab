import { buildIfStale } from '../scripts/build-if-stale.ts'

/** Before the portals of the workers are started: else each of them would build into the same folder. */
export default buildIfStale
