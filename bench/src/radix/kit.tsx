import { Checkbox, Flex, Select, Table, Tabs, Text } from "@radix-ui/themes";
import { Toast } from "radix-ui";
import { button, Dialog, Frame, field } from "./contestant.tsx";

/** Radix Themes has no toast, so that of Radix Primitives is used, without styles. */
export const Kit = () => (
  <Frame>
    {button(0, true)}
    {field(0, false)}
    <Select.Root defaultValue="scb">
      <Select.Trigger aria-label="Bank" />
      <Select.Content>
        <Select.Item value="scb">SCB</Select.Item>
      </Select.Content>
    </Select.Root>
    <Text as="label" size="2">
      <Flex gap="2">
        <Checkbox />I agree
      </Flex>
    </Text>
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
          <Table.ColumnHeaderCell>Amount</Table.ColumnHeaderCell>
        </Table.Row>
      </Table.Header>
      <Table.Body>
        <Table.Row>
          <Table.RowHeaderCell>10 baht</Table.RowHeaderCell>
        </Table.Row>
      </Table.Body>
    </Table.Root>
    <Toast.Provider>
      <Toast.Root open>
        <Toast.Title>Copied</Toast.Title>
        <Toast.Close />
      </Toast.Root>
      <Toast.Viewport />
    </Toast.Provider>
  </Frame>
);
