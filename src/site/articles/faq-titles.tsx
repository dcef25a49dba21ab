import { Link } from 'react-router'
import { answerPath } from '#contracts/content/answer-path.ts'
import type { Title } from '#contracts/content/title.ts'
import styles from './faq-titles.module.css'

export const Titles = ({ titles, anchors = false }: { titles: readonly Title[]; anchors?: boolean }) => (
  <ul className={styles.titles}>
    {titles.map(({ slug, category, title }) => (
      <li key={slug} id={anchors ? slug : undefined}>
        <Link to={answerPath({ category, slug })}>{title}</Link>
      </li>
    ))}
  </ul>
)
