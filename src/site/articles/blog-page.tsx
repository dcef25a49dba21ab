import { Link } from 'react-router'
import { formatDayIn } from '#contracts/kernel/days.ts'
import type { Post } from '#contracts/content/post.ts'
import { useLocale, useText } from '#src/i18n/use-text.ts'
import { pathTo } from '#contracts/pages/path-to.ts'
import styles from './blog-page.module.css'
import { PageHead } from '#src/site/page/page-head.tsx'
import { PageIntro } from '#src/site/page/page-intro.tsx'

export function BlogPage({ posts }: { posts: Pick<Post, 'slug' | 'title' | 'subtitle' | 'date'>[] }) {
  const t = useText()
  const locale = useLocale()
  return (
    <div data-tint="power">
      <PageHead />
      <PageIntro heading={t('articles.blog')} lead={t('articles.blog.lead')} />
      <ol className={styles.posts}>
        {posts.map(({ slug, title, subtitle, date }) => (
          <li key={slug}>
            <article className={styles.post}>
              <time dateTime={date}>{formatDayIn(locale, date)}</time>
              <h2>
                <Link to={pathTo('blog-post', { slug })}>{title}</Link>
              </h2>
              <p>{subtitle}</p>
            </article>
          </li>
        ))}
      </ol>
    </div>
  )
}
