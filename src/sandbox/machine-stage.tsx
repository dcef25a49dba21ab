import { MachineSandbox, type MachineSandboxProps } from './machines/machine-sandbox.tsx'
import { SandboxTexts } from './sandbox-texts.tsx'

export default function MachineStage(props: MachineSandboxProps) {
  return (
    <SandboxTexts>
      <MachineSandbox {...props} />
    </SandboxTexts>
  )
}
