import { Checkbox } from "react-aria-components/Checkbox";
import { ListBox, ListBoxItem } from "react-aria-components/ListBox";
import { Popover } from "react-aria-components/Popover";
import { Button, Label, Select, SelectValue } from "react-aria-components/Select";
import { Cell, Column, Row, Table, TableBody, TableHeader } from "react-aria-components/Table";
import { Tab, TabList, TabPanel, Tabs } from "react-aria-components/Tabs";
import {
  UNSTABLE_Toast as Toast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastQueue as ToastQueue,
  UNSTABLE_ToastRegion as ToastRegion,
} from "react-aria-components/Toast";
import { button, Dialog, field } from "./contestant.tsx";

const toasts = new ToastQueue<string>();

export const Kit = () => (
  <>
    {button(0, true)}
    {field(0, false)}
    <Select>
      <Label>Bank</Label>
      <Button>
        <SelectValue />
      </Button>
      <Popover>
        <ListBox>
          <ListBoxItem>SCB</ListBoxItem>
        </ListBox>
      </Popover>
    </Select>
    <Checkbox>I agree</Checkbox>
    <Dialog open={false} onOpenChange={() => undefined} />
    <Tabs>
      <TabList aria-label="Statement" className="tabs">
        <Tab id="all">All</Tab>
      </TabList>
      <TabPanel id="all">Nothing</TabPanel>
    </Tabs>
    <Table aria-label="Invites" className="table">
      <TableHeader>
        <Column isRowHeader>Amount</Column>
      </TableHeader>
      <TableBody>
        <Row>
          <Cell>10 baht</Cell>
        </Row>
      </TableBody>
    </Table>
    <ToastRegion queue={toasts}>
      {({ toast }) => (
        <Toast toast={toast} className="toast">
          <ToastContent>{toast.content}</ToastContent>
        </Toast>
      )}
    </ToastRegion>
  </>
);
