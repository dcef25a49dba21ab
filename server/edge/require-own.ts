import { HttpProblem } from './problem.ts'

export class NotOwn extends HttpProblem {}

/** Another customer's id gets the same answer as an unknown id (SEC-02). */
export const nothingThere = () => new NotOwn(404, 'not_found', 'There is nothing by this id.')
