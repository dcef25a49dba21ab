import type { ReactNode } from 'react'
import styles from './price-table.module.css'

type PriceTableProps = {
  caption: string
  columns: readonly string[]
  rows: readonly (readonly [key: string, ...cells: ReactNode[]])[]
  hideHead?: boolean
  hideCaption?: boolean
}

export function PriceTable({ caption, columns, rows, hideHead = false, hideCaption = false }: PriceTableProps) {
  return (
    <table className={styles.table}>
      <caption className={hideCaption ? styles.unseen : undefined}>{caption}</caption>
      {!hideHead && (
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody>
        {rows.map(([key, name, ...cells]) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            {cells.map((cell, at) => (
              <td key={columns[at + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
