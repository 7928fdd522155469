import {
  Button,
  Checkbox,
  MantineProvider,
  Modal,
  NativeSelect,
  Table,
  Tabs,
  TextInput,
} from "@mantine/core";
import { Notifications, notifications } from "@mantine/notifications";
import "@mantine/core/styles/baseline.css";
import "@mantine/core/styles/default-css-variables.css";
import "@mantine/core/styles/global.css";
import "@mantine/core/styles/ScrollArea.css";
import "@mantine/core/styles/UnstyledButton.css";
import "@mantine/core/styles/Paper.css";
import "@mantine/core/styles/CloseButton.css";
import "@mantine/core/styles/Loader.css";
import "@mantine/core/styles/Overlay.css";
import "@mantine/core/styles/ModalBase.css";
import "@mantine/core/styles/Modal.css";
import "@mantine/core/styles/Input.css";
import "@mantine/core/styles/InlineInput.css";
import "@mantine/core/styles/Button.css";
import "@mantine/core/styles/Checkbox.css";
import "@mantine/core/styles/Table.css";
import "@mantine/core/styles/Tabs.css";
import "@mantine/core/styles/Notification.css";
import "@mantine/notifications/styles.css";

/** Only the style sheets of the used components, as its documentation describes. */
export const Kit = () => (
  <MantineProvider>
    <Notifications />
    <Button onClick={() => notifications.show({ message: "Copied" })}>Transfer</Button>
    <TextInput label="Name" />
    <NativeSelect label="Bank" data={["SCB"]} />
    <Checkbox label="I agree" />
    <Modal opened={false} onClose={() => undefined} title="Transfer" centered>
      The money moves at once.
    </Modal>
    <Tabs defaultValue="all">
      <Tabs.List>
        <Tabs.Tab value="all">All</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="all">Nothing</Tabs.Panel>
    </Tabs>
    <Table data={{ head: ["Amount"], body: [["10 baht"]] }} />
  </MantineProvider>
);
