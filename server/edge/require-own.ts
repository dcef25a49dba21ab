import { HttpProblem } from './problem.ts'

/** What another's id answers with, like one that does not exist (SEC-02). */
export const nothingThere = () => new HttpProblem(404, 'not_found', 'There is nothing by this id.')
