import {
  Checkbox,
  createToaster,
  NativeSelect,
  Portal,
  Table,
  Tabs,
  Toast,
  Toaster,
} from "@chakra-ui/react";
import { button, Dialog, Frame, field } from "./contestant.tsx";

export const toaster = createToaster({ placement: "bottom-end" });

export const Kit = () => (
  <Frame>
    {button(0, true)}
    {field(0, false)}
    <NativeSelect.Root>
      <NativeSelect.Field aria-label="Bank">
        <option>SCB</option>
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
    <Checkbox.Root>
      <Checkbox.HiddenInput />
      <Checkbox.Control />
      <Checkbox.Label>I agree</Checkbox.Label>
    </Checkbox.Root>
    <Dialog open={false} onOpenChange={() => undefined} />
    <Tabs.Root defaultValue="all">
      <Tabs.List>
        <Tabs.Trigger value="all">All</Tabs.Trigger>
      </Tabs.List>
      <Tabs.Content value="all">Nothing</Tabs.Content>
    </Tabs.Root>
    <Table.Root>
      <Table.Header>
        <Table.Row>
          <Table.ColumnHeader>Amount</Table.ColumnHeader>
        </Table.Row>
      </Table.Header>
      <Table.Body>
        <Table.Row>
          <Table.Cell>10 baht</Table.Cell>
        </Table.Row>
      </Table.Body>
    </Table.Root>
    <Portal>
      <Toaster toaster={toaster}>
        {(toast) => (
          <Toast.Root>
            <Toast.Title>{toast.title}</Toast.Title>
            <Toast.CloseTrigger />
          </Toast.Root>
        )}
      </Toaster>
    </Portal>
  </Frame>
);
